import { browserLink, isInApp } from '#features/cards/in-app.ts';
import { expect, test } from 'vitest';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const chrome = 'AppleWebKit/537.36 Chrome/140.0';

const iPad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const snapchat = 'Mobile/20D67 Snapchat/12.26.0.25 (like Safari/8614.4.6.1.6, panda)';

const browsers: [name: string, isApp: boolean, userAgent: string, maxTouchPoints?: number][] = [
  ['Facebook on an iPhone', true, `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
  ['any app on an iPhone', true, `${iPhone} Mobile/15E148`],
  ['any app on Android', true, `${android}; wv) ${chrome} Mobile Safari`],
  ['Instagram on Android', true, `${android}) ${chrome} Safari Instagram 390.0`],
  ['WeChat', true, `${android}) ${chrome} Safari MicroMessenger/8.0`],
  ['the Google app', true, `${iPhone} GSA/380.0 Mobile/15E148 Safari/604.1`],
  ['Snapchat on an iPhone', true, `${iPhone} (KHTML, like Gecko) ${snapchat}`],
  ['Snapchat on an iPad', true, `${iPad} ${snapchat}`, 5],
  ['any app on an iPad', true, `${iPad} Mobile/15E148`, 5],
  ['LinkedIn on an iPad', true, `${iPad} Mobile/15E148 [LinkedInApp]/9.29`, 5],
  ['Safari on an iPad', false, `${iPad} Version/19.0 Safari/605.1.15`, 5],
  ['Chrome on an iPad', false, `${iPad} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5],
  ['an app on a Mac', false, iPad],
  ['WeChat on a Mac', false, `${iPad} MicroMessenger/6.8 MacWechat/3.8`],
  ['Safari on an iPhone', false, `${iPhone} Version/19.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', false, `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', false, `${android}) ${chrome} Mobile Safari/537.36`],
  ['Safari on a Mac', false, 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15'],
];

test.each(browsers)(
  '%s is the browser of an app: %s',
  (_name, isApp, userAgent, maxTouchPoints = 0) => {
    expect(isInApp({ userAgent, maxTouchPoints })).toBe(isApp);
  },
);

test('a card on the home screen of an iPhone or iPad is not in an app', () => {
  for (const userAgent of [`${iPhone} Mobile/15E148`, iPad])
    expect(isInApp({ userAgent, maxTouchPoints: 5, standalone: true })).toBe(false);
});

test('the link fits the system', () => {
  const card = new URL('https://analytical.example/cards/k7m2qd?from=nfc');
  expect(browserLink(android, card)).toBe(
    'intent://analytical.example/cards/k7m2qd#Intent;scheme=https;end',
  );
  expect(browserLink(iPhone, card)).toBe('x-safari-https://analytical.example/cards/k7m2qd');
});
