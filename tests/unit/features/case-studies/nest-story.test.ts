import { expect, test } from 'vitest';
import { nestStory } from '#features/case-studies/nest-story.ts';

test('the headings of a story come below that of its case study, and share no id with another', () => {
  const story =
    '<h2 id="a">One <em>form</em></h2>\n<p>x &lt; 2 &amp; “y”</p>\n<h3 id="b">Part</h3>';
  expect(nestStory(story)).toBe(
    '<h4>One <em>form</em></h4>\n<p>x &lt; 2 &amp; “y”</p>\n<h5>Part</h5>',
  );
});

test('a text about headings stays as it is', () => {
  const story = '<p>We wrote <code>&lt;h2 id="x"&gt;</code> twice.</p>';
  expect(nestStory(story)).toBe(story);
});
