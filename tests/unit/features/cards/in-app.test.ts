import { browserLink, isInApp } from '#features/cards/in-app.ts';
import { expect, test } from 'vitest';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';

test.each([
  ['Facebook on an iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
  ['any view in an app on an iPhone', `${iPhone} Mobile/15E148`],
  [
    'any view in an app on Android',
    `${android}; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari`,
  ],
  ['Instagram on Android', `${android}) AppleWebKit/537.36 Chrome/140.0 Safari Instagram 390.0`],
  ['WeChat', `${android}) AppleWebKit/537.36 Chrome/140.0 Safari MicroMessenger/8.0`],
  ['the Google app', `${iPhone} GSA/380.0 Mobile/15E148 Safari/604.1`],
])('%s is an app', (_name, userAgent) => {
  expect(isInApp(userAgent)).toBe(true);
});

test.each([
  ['Safari on an iPhone', `${iPhone} Version/19.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${android}) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`],
  ['Firefox on a desk', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Safari on a Mac', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'],
])('%s is a browser', (_name, userAgent) => {
  expect(isInApp(userAgent)).toBe(false);
});

test('the way out is the one that the system knows', () => {
  const card = new URL('https://analytical.example/cards/k7m2qd?from=nfc');
  expect(browserLink(android, card)).toBe(
    'intent://analytical.example/cards/k7m2qd#Intent;scheme=https;end',
  );
  expect(browserLink(iPhone, card)).toBe('x-safari-https://analytical.example/cards/k7m2qd');
});
