/** What a form asks of its captcha. */
export interface CaptchaHandle {
  /**
   * The token of a passed check, which can be spent once, or undefined where there is none, whatever the reason. Only
   * code that does not come is an error (`LoadError`).
   */
  takeToken(): Promise<string | undefined>;
}

/** One question to hCaptcha. It ends once: with a token, with none, or with an error. */
export interface CaptchaCheck {
  answer: Promise<string | undefined>;
  isAsked: boolean;
  /** Waits for so many seconds from now on. */
  allow(seconds: number): void;
  settle(token: string | undefined): void;
  giveUp(error: unknown): void;
}

/** Calls back where nothing has ended the check within the time that it is allowed. */
export function openCheck(seconds: number, onTimeout: () => void): CaptchaCheck {
  let timer = setTimeout(onTimeout, seconds * 1000);
  let settle: CaptchaCheck['settle'] = () => {};
  let giveUp: CaptchaCheck['giveUp'] = () => {};
  const answer = new Promise<string | undefined>((done, fail) => {
    settle = done;
    giveUp = fail;
  });
  const stop = () => clearTimeout(timer);
  answer.then(stop, stop);
  return {
    answer,
    isAsked: false,
    allow(newSeconds) {
      stop();
      timer = setTimeout(onTimeout, newSeconds * 1000);
    },
    settle,
    giveUp,
  };
}
