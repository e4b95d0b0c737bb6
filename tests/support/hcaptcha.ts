import type { Page } from '@playwright/test';

export type Mood = 'passes' | 'is closed' | 'expires' | 'is silent' | 'fails' | 'is blocked';

/** Answers the request for hCaptcha's script, so that tests need no network and no person. */
export async function answerHcaptcha(page: Page) {
  let now: Mood = 'passes';
  let before = async () => {};
  // Also for a second tab.
  const context = page.context();
  await context.exposeFunction('hcaptchaMood', () => before().then(() => now));
  await context.route('https://js.hcaptcha.com/**', (route) =>
    now === 'is blocked'
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
  );
  return {
    /** A test may do something first, whenever a check is asked for. */
    become: (next: Mood, first = async () => {}) => {
      now = next;
      before = first;
    },
    /** hCaptcha lets a token expire after two minutes. */
    expire: () => page.evaluate(() => (window as Spied).hcaptchaExpire?.()),
    listChecks: () => page.evaluate(() => (window as Spied).hcaptchaChecks ?? []),
  };
}

export type Hcaptcha = Awaited<ReturnType<typeof answerHcaptcha>>;

type Spied = Window & { hcaptchaChecks?: unknown[]; hcaptchaExpire?(): void };

/** Runs in the browser in place of hCaptcha's script, with the part of its interface that we use. */
function standIn() {
  type Settings = Record<string, (() => void) | undefined>;
  const here = window as unknown as {
    hcaptcha: unknown;
    hcaptchaChecks: unknown[];
    hcaptchaExpire(): void;
    hcaptchaMood(): Promise<Mood>;
    hCaptchaOnLoad(): void;
  };
  const widgets: Settings[] = [];
  const responses: string[] = [];
  let passed = 0;
  here.hcaptchaChecks = [];
  here.hcaptchaExpire = () => {
    responses.length = 0;
    for (const settings of widgets) settings['expired-callback']?.();
  };

  const pass = (id: number) => {
    passed += 1;
    const response = `token-of-the-test-${passed}`;
    responses[id] = response;
    const field = document.querySelector<HTMLTextAreaElement>('[name=h-captcha-response]');
    if (field) field.value = response;
    widgets[id]?.['callback']?.();
  };

  here.hcaptcha = {
    render(place: HTMLElement, settings: Settings) {
      const id = widgets.push(settings) - 1;
      place.append(document.createElement('span'));
      const field = document.createElement('textarea');
      field.name = 'h-captcha-response';
      field.hidden = true;
      place.append(field);
      if (String(settings['size']) !== 'invisible') {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'I am human';
        // The page's text colour would be on the browser's grey.
        button.style.background = 'none';
        button.addEventListener('click', () => pass(id));
        place.append(button);
      }
      return id;
    },
    async execute(id: number, settings: unknown) {
      here.hcaptchaChecks.push(settings);
      const mood = await here.hcaptchaMood();
      const call = (name: string) => widgets[id]?.[`${name}-callback`]?.();
      if (mood === 'passes') {
        pass(id);
        return { response: responses[id], key: 'key' };
      }
      if (mood === 'is silent') return new Promise(() => {});
      if (mood === 'fails') {
        call('error');
        // Like the real one, it leaves the promise open.
        return new Promise(() => {});
      }
      call('open');
      call(mood === 'expires' ? 'chalexpired' : 'close');
      throw new Error(mood);
    },
    getResponse: (id: number) => responses[id] ?? '',
    getRespKey: () => 'key',
    setData() {},
    close() {},
    reset: (id: number) => void delete responses[id],
    remove() {},
  };
  here.hCaptchaOnLoad();
}
