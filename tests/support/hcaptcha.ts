import type { Page } from '@playwright/test';

export type Mood =
  | 'passes'
  | 'is closed'
  | 'expires'
  | 'is silent'
  | 'fails'
  | 'asks for ever'
  | 'is blocked'
  | 'is replaced'
  | 'stalls';

/** Replaces hCaptcha's script, so that tests need no network and no person. */
export async function answerHcaptcha(page: Page) {
  let now: Mood = 'passes';
  let before = async () => {};
  const checks: unknown[] = [];
  await page.exposeFunction('askHcaptcha', async (settings: unknown) => {
    checks.push(settings);
    await before();
    return now;
  });
  await page.route('https://js.hcaptcha.com/**', (route) => {
    if (now === 'is blocked') return route.abort('blockedbyclient');
    if (now === 'stalls') return undefined;
    const body = now === 'is replaced' ? '' : `(${standIn})()`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    /** The arguments of each check. */
    checks,
    /** How many widgets were drawn. */
    countWidgets: () => page.evaluate(() => Number(document.documentElement.dataset['widgets'])),
    /** A test may run something before each check. */
    become: (next: Mood, first = async () => {}) => {
      now = next;
      before = first;
    },
    /** hCaptcha lets a token expire after two minutes. */
    expire: () => page.evaluate(() => dispatchEvent(new Event('token-expires'))),
  };
}

export type Hcaptcha = Awaited<ReturnType<typeof answerHcaptcha>>;

/** Runs in the browser instead of hCaptcha's script, with the functions that we use. */
function standIn() {
  type Settings = Record<string, (() => void) | undefined>;
  const here = window as unknown as {
    hcaptcha: unknown;
    askHcaptcha(settings: unknown): Promise<Mood>;
    hCaptchaOnLoad(): void;
  };

  const field = document.createElement('textarea');
  Object.assign(field, { name: 'h-captcha-response', hidden: true });
  let widget: Settings = {};
  let response = '';
  let passed = 0;

  const call = (name: string) => widget[name]?.();
  const pass = () => {
    passed += 1;
    response = `token-of-the-test-${passed}`;
    field.value = response;
    call('callback');
  };
  addEventListener('token-expires', () => {
    response = '';
    call('expired-callback');
  });

  here.hcaptcha = {
    render(box: HTMLElement, settings: Settings) {
      widget = settings;
      const { dataset } = document.documentElement;
      dataset['widgets'] = String(Number(dataset['widgets'] ?? 0) + 1);
      box.append(field);
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: 'I am human', onclick: pass });
      const [width, height] = String(settings['size']) === 'compact' ? [164, 144] : [303, 78];
      // Without this, the text colour of the page would be on the grey of the browser.
      button.style.cssText = `width: ${width}px; height: ${height}px; background: none`;
      if (String(settings['size']) !== 'invisible') box.append(button);
      dispatchEvent(new Event('captcha-drawn'));
      return 'the widget';
    },
    async execute(_id: unknown, settings: unknown) {
      const mood = await here.askHcaptcha(settings);
      if (mood === 'passes') {
        pass();
        return { response };
      }
      if (mood === 'fails') call('error-callback');
      // After an error the real one leaves the promise open, too.
      if (mood === 'fails' || mood === 'is silent') return new Promise(() => {});
      call('open-callback');
      if (mood === 'asks for ever') return new Promise(() => {});
      call(mood === 'expires' ? 'chalexpired-callback' : 'close-callback');
      throw new Error(mood);
    },
    getResponse: () => response,
    getRespKey() {},
    reset() {
      response = '';
    },
    remove() {},
  };
  here.hCaptchaOnLoad();
}
