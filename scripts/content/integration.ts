import type { AstroIntegration } from 'astro';
import { plainError } from '../dev/errors.ts';
import { findProblems, formatProblems } from './gate.ts';

/** Stops a build whose content is wrong, before Astro passes over what it does not check itself. */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command !== 'build') return;
      const problems = await findProblems();
      if (problems.length > 0) {
        throw plainError(`The content has mistakes:\n${formatProblems(problems)}`);
      }
    },
  },
});
