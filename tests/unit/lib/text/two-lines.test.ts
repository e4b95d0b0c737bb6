import { twoLines } from '#lib/text/two-lines.ts';
import { expect, test } from 'vitest';

test.each([
  ['Bao Tran', ['Bao Tran']],
  ['Priya Raghunathan', ['Priya', 'Raghunathan']],
  ['Ludwig van der Berg', ['Ludwig van', 'der Berg']],
  ['Maximiliana', ['Maximiliana']],
  ['Zoë  Núñez', ['Zoë', 'Núñez']],
])('the name %s stands in lines', (name, lines) => {
  expect(twoLines(name, 9)).toEqual(lines);
});

test.each([
  ['Team', ['Team']],
  ['Four ways to work with us.', ['Four ways to', 'work with us.']],
  [
    "It's time to tame the tech that's holding you back.",
    ["It's time to tame the tech", "that's holding you back."],
  ],
  ['Donaudampfschifffahrt', ['Donaudampfschifffahrt']],
])('the heading %s stands in lines', (heading, lines) => {
  expect(twoLines(heading, 16)).toEqual(lines);
});
