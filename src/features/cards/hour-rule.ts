import { hours, type Hour } from '#styles/hours.ts';
import { nightWithoutScript, shadesAt, type Time } from '#styles/time-of-day.ts';

/**
 * The rules that give the front of a card its hour of day, in the same cases as its time of day (CardFront.css.ts). A card
 * brings only its own along.
 */
export function hourRule(hour: Hour): string {
  const at = (time: Time) =>
    Object.entries(shadesAt(time, hours[hour]))
      .map(([name, shade]) => `${name}:${shade}`)
      .join(';');
  const [dawn, dusk] = [at('dawn'), at('dusk')];
  return (
    `[data-hour]{${dawn}}@media screen{[data-hour]{${dusk}}}` +
    `@media ${nightWithoutScript}{[data-hour]{${dawn}}}:root.dark [data-hour]{${dawn}}`
  );
}
