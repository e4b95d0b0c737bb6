import type HCaptcha from '@hcaptcha/react-hcaptcha';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { loadModule } from '#lib/network/load-module.ts';
import { isDark } from '#lib/preferences/preferences.ts';
import type { CaptchaHandle, Setup } from './setup.ts';
import * as styles from './form.css.ts';

export interface CaptchaWidgetProps {
  siteKey: string;
  look: Setup['captcha'];
  ref: Ref<CaptchaHandle>;
}

// The library passes unknown props on to hCaptcha.
const action = { action: 'get_started_form' };

/** Limits in seconds: for hCaptcha's code and its answer, for the visitor's puzzle, and after that is closed. */
const silence = 20;
const challenge = 180;
const parting = 1;

export function CaptchaWidget({ siteKey, look, ref }: CaptchaWidgetProps) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadWidget>>>();
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<Closable>(null);
  const token = useRef<string>(undefined);
  const endCheck = useRef<(answer: string | undefined) => void>(undefined);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = useRef<'loading' | 'ready' | 'broken'>('loading');

  const load = async () => setShown(await loadWidget(look, place.current));

  const settle = (answer: string | undefined) => {
    token.current = answer;
    endCheck.current?.(answer);
    endCheck.current = undefined;
  };

  const fail = () => {
    state.current = 'broken';
    // Without this a running check would never end.
    widget.current?.close();
    settle(undefined);
  };

  /** Restarts the time limit of a check. */
  const allow = (seconds: number) => {
    if (!endCheck.current) return;
    clearTimeout(limit.current);
    limit.current = setTimeout(fail, seconds * 1000);
  };

  const execute = () => {
    const asking = endCheck.current;
    if (!asking) return;
    widget.current
      ?.execute({ async: true, ...action })
      .then(
        ({ response }) => response,
        () => undefined,
      )
      .then((answer) => asking === endCheck.current && settle(answer));
  };

  const ask = () =>
    new Promise<string | undefined>((end, giveUp) => {
      endCheck.current = end;
      allow(silence);
      if (!shown) {
        load().catch(giveUp);
      } else if (state.current === 'ready') {
        execute();
      } else if (state.current === 'broken') {
        // A widget whose script failed does not fetch it again, so this makes a new widget.
        state.current = 'loading';
        setAttempt(attempt + 1);
      }
    });

  useImperativeHandle(ref, () => ({
    prepare: () => void load().catch(() => undefined),
    async takeToken() {
      try {
        return token.current ?? (await ask());
      } finally {
        clearTimeout(limit.current);
        endCheck.current = undefined;
        token.current = undefined;
        widget.current?.resetCaptcha();
      }
    },
  }));

  return (
    <div
      className={look === 'visible' ? styles.captcha : undefined}
      ref={place}
      data-action={action.action}
    >
      {shown && (
        <shown.Widget
          {...action}
          key={attempt}
          ref={widget}
          sitekey={siteKey}
          // These two must not change: hCaptcha would start again, even in the middle of a check.
          size={shown.size}
          theme={shown.theme}
          sentry={false}
          // The library loses a check that is started before this event, even if it calls itself ready.
          onReady={() => {
            state.current = 'ready';
            execute();
          }}
          onVerify={settle}
          onOpen={() => allow(challenge)}
          onClose={() => allow(parting)}
          onExpire={() => (token.current = undefined)}
          onChalExpired={() => settle(undefined)}
          onError={fail}
        />
      )}
    </div>
  );
}

// The library's types leave this method out.
type Closable = HCaptcha & { close(): void };

/** The library's widget, and its size and theme for this visitor. */
async function loadWidget(look: Setup['captcha'], place: HTMLElement | null) {
  const { default: Widget } = await loadModule(import('@hcaptcha/react-hcaptcha'));
  // The normal widget is 303 px wide.
  const fitting = place && place.clientWidth < 303 ? 'compact' : 'normal';
  const size = look === 'invisible' ? look : fitting;
  return { Widget, size, theme: isDark() ? 'dark' : 'light' } as const;
}
