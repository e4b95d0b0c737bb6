import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { findFirstLight, formatTime } from '#lib/sun/first-light.ts';

const minute = 60_000;
const canberra = new Observer(-35.28, 149.13, 580);

test('every sunrise from 2026 to 2031 is within two minutes of an ephemeris', () => {
  const wrong: string[] = [];
  const noon = Date.UTC(2026, 0, 1, 2);
  for (let days = 0; days < 5 * 365; days++) {
    // Noon in Canberra, in winter.
    const now = new Date(noon + days * 24 * 60 * minute);
    const { day, time } = findFirstLight(now);
    const expected = SearchRiseSet(Body.Sun, canberra, 1, now, 1)?.date;
    const error = (time.getTime() - Number(expected)) / minute;
    if (day !== 'tomorrow' || !(Math.abs(error) <= 2))
      wrong.push(`${now.toISOString()}: ${day}, ${error.toFixed(1)} minutes`);
  }
  expect(wrong).toEqual([]);
});

test('before sunrise it is today, after it tomorrow, in the time of Canberra', () => {
  // 28 November 2026, 4 am and 6 am in Canberra, where daylight saving is in force.
  const before = findFirstLight(new Date('2026-11-27T17:00:00Z'));
  expect([before.day, formatTime(before.time)]).toEqual(['today', '5:42 am']);
  const after = findFirstLight(new Date('2026-11-27T19:00:00Z'));
  expect([after.day, formatTime(after.time)]).toEqual(['tomorrow', '5:42 am']);
  // The night in which daylight saving ends, and the next.
  const april = findFirstLight(new Date('2026-04-04T10:00:00Z'));
  expect([april.day, formatTime(april.time)]).toEqual(['tomorrow', '6:19 am']);
});
