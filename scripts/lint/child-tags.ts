import type { Rule } from './rule.ts';

/** Tags of HTML and the drawing in a component. The parts of a drawing (`g`, `path`, `use`) are free: they take no class. */
const tags =
  'a|address|button|dd|details|div|dl|dt|fieldset|figcaption|figure|form|h[1-6]|img|input|label|legend|li|noscript|ol|p|section|select|small|span|strong|summary|svg|table|td|textarea|th|time|tr|ul';
const childTag = new RegExp(String.raw`[\s>+~(,](?:${tags})(?![\w-])`);

/** A style reaches no tag inside a component: a child gets a class. Only prose, which Markdown writes, has no classes. */
export const childTags: Rule = {
  meta: {
    type: 'problem',
    messages: {
      tag: 'A style of a tag inside another element. Give the child a class of its own.',
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [selector] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'globalStyle') return;
      if (selector?.type !== 'TemplateLiteral') return;
      const afterClass = selector.quasis.slice(1);
      if (afterClass.some(({ value }) => childTag.test(value.raw)))
        context.report({ node: selector, messageId: 'tag' });
    },
  }),
};
