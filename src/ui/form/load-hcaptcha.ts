import { withTimeout } from '#lib/network/with-timeout.ts';

// hCaptcha calls this global function when it is ready: https://docs.hcaptcha.com/configuration
const readyName = 'hCaptchaOnLoad';
const source = `https://js.hcaptcha.com/1/api.js?onload=${readyName}&render=explicit&sentry=false`;

let attempts = 0;

/**
 * Loads hCaptcha's script, unless it is loaded. Fails if it cannot be fetched, takes more than 10 seconds, or is replaced by
 * another script. Every call tries again, whereas react-hcaptcha would wait for ever for a script that failed once.
 */
export async function loadHcaptcha(): Promise<void> {
  if ('hcaptcha' in window) return;
  const script = document.createElement('script');
  const ready = new Promise<void>((done, fail) => {
    Object.assign(window, { [readyName]: done });
    script.addEventListener('load', () => {
      if (!('hcaptcha' in window))
        fail(new Error('Something else was loaded in place of hCaptcha.'));
    });
    script.addEventListener('error', () => fail(new Error('hCaptcha could not be fetched.')));
  });
  attempts += 1;
  // Browsers join a second request for the same address to the first one, even if that has stalled.
  script.src = attempts === 1 ? source : `${source}&attempt=${attempts}`;
  document.head.append(script);
  try {
    await withTimeout(ready, 10);
  } finally {
    script.remove();
  }
}
