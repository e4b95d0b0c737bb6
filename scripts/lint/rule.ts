import type { RuleTester } from 'oxlint/plugins-dev';

/** oxlint exports the types of its plugins only as the parameters of its tester. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
