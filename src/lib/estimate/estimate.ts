/** From the smallest to the largest. */
export interface Range {
  from: number;
  to: number;
}

/** What the three answers stand for. */
export interface Answers {
  /** The days that one consultant needs for the smallest job of this kind. */
  days: Range;
  /** The factors by which the days grow. */
  times: [size: number, pace: number];
  /** How many work on it at once. */
  consultants: number;
}

const daysOfWeek = 5;

/** Whole days of work, whole weeks, and dollars in whole thousands: the days times the day rates. */
export function estimate({ days: least, times, consultants }: Answers, dayRate: Range) {
  const [size, pace] = times;
  // Round first: 30 × 1.1 is 33.000000000000004, which would count as a further day.
  const inAll = (days: number) => Math.ceil(Number((days * size * pace).toFixed(6)));
  const days = { from: inAll(least.from), to: inAll(least.to) };
  const inWeeks = (all: number) => Math.ceil(all / consultants / daysOfWeek);
  const inThousands = (price: number) => Math.round(price / 1000) * 1000;
  return {
    days,
    weeks: { from: inWeeks(days.from), to: inWeeks(days.to) },
    price: {
      from: inThousands(days.from * dayRate.from),
      to: inThousands(days.to * dayRate.to),
    },
  };
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;

/** "3 to 4", or "3" if both are equal. */
export const formatRange = ({ from, to }: Range, format: (amount: number) => string = String) =>
  from === to ? format(from) : `${format(from)} to ${format(to)}`;

export const formatPrice = (range: Range) => formatRange(range, dollars);

/** The words in braces that stand for prices. */
export const priceWords = ['dayRate', 'firstStep', 'firstStepFrom'];

export const priceFacts = (rates: { day: Range; firstStep: Range }) => ({
  dayRate: formatPrice(rates.day),
  firstStep: formatPrice(rates.firstStep),
  firstStepFrom: dollars(rates.firstStep.from),
});
