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
