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

/** Whole weeks, and dollars in whole thousands: the days times the day rates. */
export function estimate({ days, times, consultants }: Answers, dayRate: Range) {
  const [size, pace] = times;
  const inAll = (least: number) => least * size * pace;
  // Round first: 30 × 1.1 is 33.000000000000004, which would count as a further day.
  const weeks = (least: number) =>
    Math.ceil(Number((inAll(least) / consultants / daysOfWeek).toFixed(6)));
  const price = (least: number, rate: number) => Math.round((inAll(least) * rate) / 1000) * 1000;
  return {
    weeks: { from: weeks(days.from), to: weeks(days.to) },
    price: { from: price(days.from, dayRate.from), to: price(days.to, dayRate.to) },
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
