import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { childTags } from '../../../../scripts/lint/child-tags.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tag = { messageId: 'tag' };

new RuleTester().run('a style reaches no tag inside a component', childTags, {
  valid: [
    { name: 'a style of its own', code: 'globalStyle(`${list}`, {});' },
    { name: 'a tag of the whole site', code: "globalStyle('h1, h2', {});" },
    { name: 'a state of the page', code: 'globalStyle(`html:has(a:hover) ${hero}`, {});' },
    { name: 'the class of a child', code: 'globalStyle(`${open} > ${mark}`, {});' },
    { name: 'a part of a drawing', code: 'globalStyle(`${logo} g > path`, {});' },
    { name: 'a pseudo-element', code: 'globalStyle(`${menu}::details-content`, {});' },
    { name: 'a custom element', code: 'globalStyle(`${row} > a-element`, {});' },
    { name: 'another function', code: 'find(`${list} a`);' },
  ],
  invalid: [
    { name: 'a child', code: 'globalStyle(`${list} > li`, {});', errors: [tag] },
    { name: 'a descendant', code: 'globalStyle(`${list} a:not(:hover)`, {});', errors: [tag] },
    { name: 'one of several', code: 'globalStyle(`${table} :is(th, td)`, {});', errors: [tag] },
    { name: 'the drawing', code: 'globalStyle(`${menu}[open] svg`, {});', errors: [tag] },
    { name: 'after two classes', code: 'globalStyle(`${a} > ${b} > p`, {});', errors: [tag] },
  ],
});
