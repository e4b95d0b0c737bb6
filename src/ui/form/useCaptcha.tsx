import type HCaptcha from '@hcaptcha/react-hcaptcha';
import { useRef, useState, type ReactNode } from 'react';
import { LoadError, loadModule } from '#lib/network/load-module.ts';
import { isDark } from '#lib/preferences/preferences.ts';
import { siteKey } from '#lib/submissions/config.ts';
import type { Setup } from './setup.ts';
import { hint } from './field.css.ts';
import * as styles from './form.css.ts';

/** What a form asks of its captcha. */
export interface Captcha {
  element: ReactNode;
  /** Fetches hCaptcha. If that fails, `takeToken` tries again. */
  prepare(): void;
  /** The token of a passed check, or undefined. Fails only if hCaptcha's code cannot be fetched (`LoadError`). */
  takeToken(): Promise<string | undefined>;
}

/** Replaces hCaptcha where there is no site key, so that forms work without a network. */
const useStandIn = (): Captcha => ({
  element: <p className={hint}>Local stand-in for hCaptcha: no check is made</p>,
  prepare() {},
  takeToken: async () => 'local-stand-in',
});

export const useCaptcha = siteKey ? useHcaptcha : useStandIn;

// The library passes unknown props on to hCaptcha.
const action = { action: 'get_started_form' };

/** Limits in seconds: for hCaptcha's code and its answer, for the visitor's puzzle, and after that is closed. */
const silence = 20;
const challenge = 180;
const parting = 1;

function useHcaptcha(look: Setup['captcha']): Captcha {
  const [shown, show] = useState<ReactNode>();
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<HCaptcha>(null);
  const ready = useRef<Promise<void>>(undefined);
  const running = useRef<Check>(undefined);

  const draw = async () => {
    const { default: Library } = await loadModule(import('@hcaptcha/react-hcaptcha'));
    // The normal widget is 303 px wide.
    const fitting = place.current && place.current.clientWidth < 303 ? 'compact' : 'normal';
    await new Promise<void>((onReady) =>
      show(
        // Its props never change: with another size or theme hCaptcha would start again, even in the middle of a check.
        <Library
          {...action}
          // A new key makes a new widget.
          key={Date.now()}
          ref={widget}
          sitekey={siteKey}
          size={look === 'invisible' ? look : fitting}
          theme={isDark() ? 'dark' : 'light'}
          sentry={false}
          // The library loses a check that is started before this event, even if it calls itself ready.
          onReady={onReady}
          onVerify={(token) => running.current?.end(token)}
          onOpen={() => running.current?.allow(challenge)}
          onClose={() => running.current?.allow(parting)}
          onChalExpired={() => running.current?.end(undefined)}
          onError={() => {
            // A widget whose script failed does not fetch it again, so the next check needs a new one.
            if (!widget.current?.isReady()) ready.current = undefined;
            running.current?.end(undefined);
          }}
        />,
      ),
    );
  };

  /** Waits for a widget that is ready, and draws one if there is none that works. */
  const prepare = () =>
    (ready.current ??= draw().catch((error) => {
      ready.current = undefined;
      throw error;
    }));

  const ask = async (check: Check | undefined) => {
    await prepare();
    // By now the time may be over, or another check may be running.
    if (!widget.current || running.current !== check) return undefined;
    const passed = widget.current.getResponse();
    return passed || (await widget.current.execute({ async: true, ...action })).response;
  };

  return {
    element: (
      <div className={look === 'visible' ? styles.captcha : undefined} ref={place}>
        {shown}
      </div>
    ),
    prepare: () => void prepare().catch(() => undefined),
    async takeToken() {
      let limit: ReturnType<typeof setTimeout> | undefined;
      // hCaptcha itself does not end every check that fails.
      const ended = new Promise<string | undefined>((end) => {
        const allow = (seconds: number) => {
          clearTimeout(limit);
          limit = setTimeout(end, seconds * 1000, undefined);
        };
        allow(silence);
        running.current = { end, allow };
      });
      try {
        return await Promise.race([ask(running.current), ended]);
      } catch (error) {
        if (error instanceof LoadError) throw error;
        return undefined;
      } finally {
        running.current = undefined;
        widget.current?.resetCaptcha();
      }
    },
  };
}

interface Check {
  end(token: string | undefined): void;
  /** Restarts its time limit. */
  allow(seconds: number): void;
}
