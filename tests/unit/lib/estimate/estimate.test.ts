import { readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listAnswers } from '#lib/estimate/answer.ts';
import { estimate, priceFacts } from '#lib/estimate/estimate.ts';

const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'));
const { estimate: questions }: CollectionEntry<'onePage'>['data'] = read('one-page');
const rates: CollectionEntry<'rates'>['data'] = read('rates');

const dayRate = { from: 1000, to: 2000 };

test.each([
  [{ days: { from: 10, to: 20 }, times: [1, 1], consultants: 1 }, [2, 4], [10_000, 40_000]],
  // A started week counts.
  [{ days: { from: 11, to: 20 }, times: [1, 1], consultants: 1 }, [3, 4], [11_000, 40_000]],
  [{ days: { from: 10, to: 20 }, times: [2, 1.5], consultants: 2 }, [3, 6], [30_000, 120_000]],
  // In floating point, 50 × 1.1 is 55.00000000000001.
  [{ days: { from: 50, to: 50 }, times: [1, 1.1], consultants: 1 }, [11, 11], [55_000, 110_000]],
  [{ days: { from: 1, to: 1 }, times: [1, 1], consultants: 4 }, [1, 1], [1000, 2000]],
] as const)('%j takes %j weeks and costs %j', (answers, weeks, price) => {
  const { days, times, consultants } = answers;
  const result = estimate({ days, times: [...times], consultants }, dayRate);
  expect(Object.values(result.weeks)).toEqual(weeks);
  expect(Object.values(result.price)).toEqual(price);
});

test('every combination is worked out from the published day rates', () => {
  const answers = listAnswers(questions, rates);
  const wanted: Record<string, string> = {};
  for (const help of questions.help.options)
    for (const people of questions.people.options)
      for (const soon of questions.soon.options) {
        const least = help.days.from * people.times * soon.times;
        const most = help.days.to * people.times * soon.times;
        // Ignores a thousandth of a day.
        const [from = 0, to = 0] = [least, most].map((days) => Math.ceil(days - 0.001));
        const weeks = [from, to].map((days) => Math.ceil(days / soon.consultants / 5));
        // Whoever multiplies the days that are shown with the rates that are shown gets these, to half a thousand.
        const thousands = [from * rates.day.from, to * rates.day.to].map(
          (price) => `$${Math.round(price / 1000)},000`,
        );
        // No line ends inside a range of days or weeks.
        const inOneLine = '\u00a0to\u00a0';
        const range = weeks[0] === weeks[1] ? weeks[0] : weeks.join(inOneLine);
        wanted[`${help.id} ${people.id} ${soon.id}`] =
          `About ${range} weeks, ${from}${inOneLine}${to} days of work, and ${thousands.join(' to ')} plus GST.`;
      }
  expect(Object.keys(wanted)).toHaveLength(36);
  expect(answers).toEqual(wanted);
});

test('sooner never takes longer, and never costs less', () => {
  const numbers = (key: string[]) => {
    const [weeks, , price] = (listAnswers(questions, rates)[key.join(' ')] ?? '').split(', ');
    const last = (text = '') => Number(text.replaceAll(',', '').match(/\d+/g)?.at(-1));
    return { weeks: last(weeks), price: last(price) };
  };
  for (const { id: help } of questions.help.options)
    for (const { id: people } of questions.people.options) {
      const paces = questions.soon.options.map(({ id }) => numbers([help, people, id]));
      expect(paces).toEqual(paces.toSorted((a, b) => b.weeks - a.weeks));
      expect(paces).toEqual(paces.toSorted((a, b) => a.price - b.price));
    }
});

test('the smallest plan costs about what a first step does', () => {
  const smallest = listAnswers(questions, rates)['technology-strategy few calm'];
  expect(smallest).toContain(priceFacts(rates).firstStepFrom);
});

test('prices are written as people write them', () => {
  expect(priceFacts({ day: dayRate, firstStep: { from: 9000, to: 9000 } })).toEqual({
    dayRate: '$1,000 to $2,000',
    firstStep: '$9,000',
    firstStepFrom: '$9,000',
  });
});
