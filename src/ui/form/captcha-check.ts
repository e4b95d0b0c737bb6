/** What a form asks of its captcha. */
export interface CaptchaHandle {
  /**
   * The token of a passed check, which can be used once, or undefined if there is none, for whatever reason. It fails only
   * if hCaptcha's code cannot be fetched (`LoadError`).
   */
  takeToken(): Promise<string | undefined>;
}

/** One question to hCaptcha. It ends once: with a token, with none, or with an error. */
export interface CaptchaCheck {
  answer: Promise<string | undefined>;
  isAsked: boolean;
  /** Starts the time limit again, with this many seconds. */
  allow(seconds: number): void;
  settle(token: string | undefined): void;
  giveUp(error: unknown): void;
}

/** Starts a check and calls `onTimeout` if nothing ends it in time. */
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
