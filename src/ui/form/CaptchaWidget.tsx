import type HCaptcha from '@hcaptcha/react-hcaptcha';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { loadPart } from '#lib/parts/load-part.ts';
import { isDark } from '#lib/preferences/preferences.ts';
import type { CaptchaProps } from './Captcha.tsx';
import * as styles from './captcha.css.ts';
import { startTimeout } from './timeout.ts';

type Props = Omit<CaptchaProps, 'siteKey'> & { siteKey: string };

// The library hands on what it does not know to hCaptcha, as a setting of the widget and of a check.
const action = { action: 'get_started_form' };

/** How many seconds hCaptcha's code may take, hCaptcha be silent, show its pictures, or answer when they are closed. */
const arrival = 10;
const silence = 20;
const challenge = 180;
const parting = 1;

export function CaptchaWidget({ siteKey, look, isStarted, ref }: Props) {
  const [shown, setShown] = useState<Shown>();
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<Closable>(null);
  const token = useRef<string>(undefined);
  const check = useRef<Check>(undefined);
  const isBroken = useRef(false);

  const load = async () => {
    const library = await loadPart(import('@hcaptcha/react-hcaptcha'));
    setShown({
      Widget: library.default,
      size: look === 'invisible' ? 'invisible' : sizeFor(place.current),
      theme: isDark() ? 'dark' : 'light',
    });
  };

  const settle = (answer: string | undefined) => {
    token.current = answer;
    check.current?.settle(answer);
    check.current = undefined;
  };

  const fail = () => {
    // Otherwise a running check would never end.
    widget.current?.close();
    settle(undefined);
  };

  const execute = () => {
    const asking = check.current;
    // Asked again, the library gives the first question up as failed.
    if (!asking || asking.isAsked) return;
    asking.isAsked = true;
    widget.current
      ?.execute({ async: true, ...action })
      .then(({ response }) => settle(response))
      .catch(() => asking === check.current && settle(undefined));
  };

  const prepare = useEffectEvent(load);
  useEffect(() => {
    // What does not come is asked for again by Send, which tells of it.
    if (isStarted) prepare().catch(() => undefined);
  }, [isStarted]);

  useImperativeHandle(ref, () => ({
    getToken: () => {
      if (token.current) return Promise.resolve(token.current);
      return new Promise<string | undefined>((done, giveUp) => {
        const timeout = startTimeout(widget.current?.isReady() ? silence : arrival, () => {
          isBroken.current = true;
          fail();
        });
        check.current = {
          isAsked: false,
          allow: timeout.restart,
          settle: (answer) => {
            timeout.stop();
            done(answer);
          },
        };
        if (!shown) {
          load().catch((error: unknown) => {
            timeout.stop();
            giveUp(error);
          });
        } else if (isBroken.current) {
          // A new widget, because one whose script failed does not ask for it again.
          isBroken.current = false;
          setAttempt(attempt + 1);
        } else if (widget.current?.isReady()) {
          execute();
        }
      });
    },
    reset: () => {
      token.current = undefined;
      widget.current?.resetCaptcha();
    },
  }));

  return (
    <div className={styles.place[look]} ref={place} data-action={action.action}>
      {shown && (
        <shown.Widget
          {...action}
          key={attempt}
          ref={widget}
          sitekey={siteKey}
          // Neither may change: hCaptcha would begin again, in the middle of a check as well.
          size={shown.size}
          theme={shown.theme}
          sentry={false}
          // The library would lose a check that is asked for before this.
          onReady={() => {
            check.current?.allow(silence - arrival);
            execute();
          }}
          onVerify={settle}
          onOpen={() => check.current?.allow(challenge)}
          onClose={() => check.current?.allow(parting)}
          onExpire={() => (token.current = undefined)}
          onChalExpired={() => settle(undefined)}
          onError={() => {
            isBroken.current = true;
            fail();
          }}
        />
      )}
    </div>
  );
}

interface Shown {
  Widget: typeof HCaptcha;
  size: 'normal' | 'compact' | 'invisible';
  theme: 'dark' | 'light';
}

// The library's types leave this method out.
type Closable = HCaptcha & { close(): void };

interface Check {
  isAsked: boolean;
  /** Waits for so many seconds from now on. */
  allow(seconds: number): void;
  settle(token: string | undefined): void;
}

// The normal widget is 303 px wide.
const sizeFor = (place: HTMLElement | null) =>
  place && place.clientWidth < 303 ? 'compact' : 'normal';
