import type { CollectionEntry } from 'astro:content';
import { estimate, formatPrice, formatRange } from './estimate.ts';
import { fill } from '#lib/firm/fill.ts';
import { type Choice, choiceKey } from './choice.ts';

type Questions = CollectionEntry<'onePage'>['data']['estimate'];
type Rates = CollectionEntry<'rates'>['data'];

/** The sentence that answers the three questions, from the published rates. */
export function answer(questions: Questions, { day }: Rates, choice: Choice) {
  const { days: least } = find(questions.help.options, choice.help);
  const { times: size } = find(questions.people.options, choice.people);
  const { times: pace, consultants } = find(questions.soon.options, choice.soon);
  const { days, weeks, price } = estimate({ days: least, times: [size, pace], consultants }, day);
  const words = {
    days: fill(questions.days, { range: inOneLine(formatRange(days)) }),
    weeks: fill(questions.weeks, { range: inOneLine(formatRange(weeks)) }),
    price: formatPrice(price),
  };
  return { ...words, sentence: fill(questions.answer, words) };
}

const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

/** Every answer by the key of its choice. */
export const listAnswers = (questions: Questions, rates: Rates) =>
  Object.fromEntries(
    questions.help.options.flatMap(({ id: help }) =>
      questions.people.options.flatMap(({ id: people }) =>
        questions.soon.options.map(({ id: soon }) => {
          const choice = { help, people, soon };
          return [choiceKey((name) => choice[name]), answer(questions, rates, choice).sentence];
        }),
      ),
    ),
  );

function find<Option extends { id: string }>(options: Option[], wanted: string): Option {
  const option = options.find(({ id }) => id === wanted);
  if (!option) throw new Error(`content/one-page.yaml: “${wanted}” is none of the answers.`);
  return option;
}
