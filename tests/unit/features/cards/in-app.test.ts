import { browserLink, isInApp } from '#features/cards/in-app.ts';
import { expect, test } from 'vitest';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const chrome = 'AppleWebKit/537.36 Chrome/140.0';

test.each([
  ['Facebook on an iPhone', true, `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
  ['any app on an iPhone', true, `${iPhone} Mobile/15E148`],
  ['any app on Android', true, `${android}; wv) ${chrome} Mobile Safari`],
  ['Instagram on Android', true, `${android}) ${chrome} Safari Instagram 390.0`],
  ['WeChat', true, `${android}) ${chrome} Safari MicroMessenger/8.0`],
  ['the Google app', true, `${iPhone} GSA/380.0 Mobile/15E148 Safari/604.1`],
  ['Safari on an iPhone', false, `${iPhone} Version/19.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', false, `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', false, `${android}) ${chrome} Mobile Safari/537.36`],
  ['Safari on a Mac', false, 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15'],
])('%s is the browser of an app: %s', (_name, isApp, userAgent) => {
  expect(isInApp(userAgent)).toBe(isApp);
});

test('the link fits the system', () => {
  const card = new URL('https://analytical.example/cards/k7m2qd?from=nfc');
  expect(browserLink(android, card)).toBe(
    'intent://analytical.example/cards/k7m2qd#Intent;scheme=https;end',
  );
  expect(browserLink(iPhone, card)).toBe('x-safari-https://analytical.example/cards/k7m2qd');
});
