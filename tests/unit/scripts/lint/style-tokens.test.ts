import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { styleTokens } from '../../../../scripts/lint/style-tokens.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const color = { messageId: 'color' };
const duration = { messageId: 'duration' };
const length = { messageId: 'length' };

new RuleTester().run(
  'a style names its colours, lengths and durations by their role',
  styleTokens,
  {
    valid: [
      { name: 'tokens', code: 'style({ padding: space.base, color: color.ink });' },
      {
        name: 'tokens in a template',
        code: 'style({ border: `${stroke.hair} solid ${color.line}` });',
      },
      {
        name: 'a token times a number',
        code: 'style({ marginBlock: `calc(-1 * ${space.base})` });',
      },
      { name: 'nothing', code: "style({ margin: 0, padding: '0px 0 0.0rem', border: 'none' });" },
      { name: 'a share of the window', code: 'style({ gap: `min(${space.snug}, 2vw)` });' },
      { name: 'a length of paper', code: "style({ padding: '3mm', fontSize: '8pt' });" },
      {
        name: 'lengths of layout',
        code: "style({ inlineSize: '19rem', inset: '4px', translate: '0 2rem', perspective: '60rem', flexBasis: '46%' });",
      },
      { name: 'columns', code: "style(grid(space.base, 'repeat(2, minmax(9rem, 1fr))'));" },
      {
        name: 'a constant of layout',
        code: "const least = '9rem'; style({ gridTemplateColumns: `minmax(${least}, 1fr)` });",
      },
      { name: 'keywords', code: "style({ color: 'currentColor', background: 'transparent' });" },
      { name: 'a colour of the system', code: "style({ borderColor: 'Canvas' });" },
      {
        name: 'a mixture of tokens',
        code: 'style({ fill: `color-mix(in oklab, ${color.glow} 18%, transparent)` });',
      },
      { name: 'a mask', code: "style({ maskImage: 'linear-gradient(#000 35%, transparent)' });" },
      { name: 'a drawing named like a colour', code: "style({ filter: 'url(#gold)' });" },
      { name: 'the width of a stroke in a drawing', code: 'style({ strokeWidth: 1.75 });' },
      { name: 'a length that a function works out', code: 'style({ padding: hundredths(6) });' },
      { name: 'an import', code: "import { add } from '#add';" },
    ],
    invalid: [
      { name: 'a length', code: "style({ padding: '12px' });", errors: [length] },
      {
        name: 'a negative length',
        code: "style({ marginInlineStart: '-0.5em' });",
        errors: [length],
      },
      {
        name: 'a number, which becomes pixels',
        code: 'style({ borderRadius: 4 });',
        errors: [length],
      },
      { name: 'a type size', code: "style({ fontSize: 'min(1.5rem, 5vw)' });", errors: [length] },
      {
        name: 'a stroke',
        code: 'style({ outline: `2px solid ${color.ember}` });',
        errors: [length],
      },
      { name: 'a shadow', code: "style({ boxShadow: '0 1px 3px' });", errors: [length] },
      {
        name: 'a choice of lengths',
        code: "style({ gap: isWide ? '2rem' : space.base });",
        errors: [length],
      },
      {
        name: 'the gap of a helper',
        code: "style({ ...columnsFrom('lg', '1fr 1fr', '2rem') });",
        errors: [length],
      },
      {
        name: 'a length in a selector',
        code: "style({ selectors: { '& + &': { rowGap: '2rem' } } });",
        errors: [length],
      },
      {
        name: 'a constant that becomes spacing',
        code: "const inset = '1.5rem'; style({ margin: `calc(-1 * ${inset})` });",
        errors: [length],
      },
      {
        name: 'a function that returns spacing',
        code: 'const times = (n) => `calc(${n} * 4px)`; style({ padding: times(2) });',
        errors: [length],
      },
      { name: 'a unit after a value', code: 'style({ padding: `${count}px` });', errors: [length] },
      { name: 'a colour', code: "style({ color: '#fff' });", errors: [color] },
      {
        name: 'a colour of a function',
        code: 'const shade = `oklch(0.13 0.035 285 / 0.6)`;',
        errors: [color],
      },
      { name: 'a named colour', code: "style({ border: 'thin solid red' });", errors: [color] },
      {
        name: 'a colour in a list',
        code: "const tints = { Blue: 'hsl(210 50% 80%)' };",
        errors: [color],
      },
      { name: 'a duration', code: "style({ transition: 'opacity 0.3s' });", errors: [duration] },
      { name: 'a duration in an argument', code: "rising('900ms 150ms');", errors: [duration] },
      {
        name: 'a duration after a value',
        code: 'style({ animationDelay: `${seconds}s` });',
        errors: [duration],
      },
    ],
  },
);
