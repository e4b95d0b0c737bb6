import type HCaptcha from '@hcaptcha/react-hcaptcha';
import { useRef, useState, type ReactNode } from 'react';
import { isOffline } from '#lib/network/is-offline.ts';
import { LoadError, loadModule } from '#lib/network/load-module.ts';
import { isDark } from '#lib/preferences/in-effect.ts';
import { siteKey } from '#lib/submissions/config.ts';
import { loadHcaptcha } from './load-hcaptcha.ts';
import type { Setup } from './setup.ts';
import { hint } from './field.css.ts';
import * as styles from './form.css.ts';

/** What a form needs from its captcha. */
export interface Captcha {
  element: ReactNode;
  /** Fetches hCaptcha. If that fails, `takeToken` tries again. */
  prepare(): void;
  /** Returns the token of a passed check, or undefined. Fails only if our own code cannot be fetched (`LoadError`). */
  takeToken(): Promise<string | undefined>;
}

/** Replaces hCaptcha if there is no site key, so that forms work without a network. */
const useStandIn = (): Captcha => ({
  element: <p className={hint}>Local stand-in for hCaptcha: no check is made</p>,
  prepare() {},
  takeToken: async () => 'local-stand-in',
});

export const useCaptcha = siteKey ? useHcaptcha : useStandIn;

// The library hands unknown props to hCaptcha.
const action = { action: 'get_started_form' };

/** Limits in seconds: for hCaptcha's code and its response, for the visitor's puzzle, and after the puzzle is closed. */
const silence = 20;
const challenge = 180;
const parting = 1;

function useHcaptcha(visibility: Setup['captcha']): Captcha {
  const [shown, show] = useState<ReactNode>();
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<HCaptcha>(null);
  const ready = useRef<Promise<void>>(undefined);
  const running = useRef<Check>(undefined);

  const draw = async () => {
    const library = loadModule(import('@hcaptcha/react-hcaptcha'));
    const [{ default: Library }] = await Promise.all([library, loadHcaptcha()]);
    // The normal widget is 303 px wide.
    const fitting = box.current && box.current.clientWidth < 303 ? 'compact' : 'normal';
    await new Promise<void>((onReady) =>
      show(
        // Its props never change, because a new size or theme would restart hCaptcha, even in the middle of a check.
        <Library
          {...action}
          // A new key makes a new widget.
          key={Date.now()}
          ref={widget}
          sitekey={siteKey}
          size={visibility === 'invisible' ? visibility : fitting}
          theme={isDark() ? 'dark' : 'light'}
          sentry={false}
          // Before this event the library loses a check, even if it reports that it is ready.
          onReady={onReady}
          onVerify={(token) => running.current?.end(token)}
          onOpen={() => running.current?.allow(challenge)}
          onClose={() => running.current?.allow(parting)}
          onChalExpired={() => running.current?.end(undefined)}
          onError={() => running.current?.end(undefined)}
        />,
      ),
    );
  };

  /** Waits until a widget is ready. Draws one if none works. */
  const prepare = () => {
    if (ready.current) return ready.current;
    const drawing = draw();
    ready.current = drawing;
    drawing.catch(() => {
      if (ready.current === drawing) ready.current = undefined;
    });
    return drawing;
  };

  const ask = async (check: Check) => {
    // The visitor may have passed the check although the previous attempt failed.
    const early = widget.current?.getResponse();
    if (early) return early;
    await prepare();
    // By now this check may have timed out, or another one may be running.
    if (!widget.current || running.current !== check) return undefined;
    const passed = widget.current.getResponse();
    return passed || (await widget.current.execute({ async: true, ...action })).response;
  };

  return {
    element: (
      <div className={visibility === 'visible' ? styles.captcha : undefined} ref={box}>
        {shown}
      </div>
    ),
    prepare: () => void prepare().catch(() => undefined),
    async takeToken() {
      const { check, ended } = startCheck();
      running.current = check;
      let token: string | undefined;
      try {
        token = await Promise.race([ask(check), ended]);
      } catch (error) {
        if (error instanceof LoadError) throw error;
      } finally {
        check.end(undefined);
        running.current = undefined;
        // Also closes an open puzzle.
        widget.current?.resetCaptcha();
        // After any failure the next press starts with a new widget.
        if (!token) ready.current = undefined;
      }
      return token;
    },
  };
}

interface Check {
  end(token: string | undefined): void;
  /** Restarts its time limit. */
  allow(seconds: number): void;
}

/**
 * A check with a time limit, because hCaptcha does not end every check that fails. It also ends when the network goes,
 * because a puzzle cannot be solved offline.
 */
function startCheck(): { check: Check; ended: Promise<string | undefined> } {
  let limit: ReturnType<typeof setTimeout> | undefined;
  let resolve: (token: string | undefined) => void;
  const ended = new Promise<string | undefined>((done) => (resolve = done));
  const stop = () => check.end(undefined);
  // Polls, because the "offline" event is not reliable.
  const watch = setInterval(async () => {
    if (await isOffline()) stop();
  }, 1000);
  const check: Check = {
    end(token) {
      clearTimeout(limit);
      clearInterval(watch);
      resolve(token);
    },
    allow(seconds) {
      clearTimeout(limit);
      limit = setTimeout(stop, seconds * 1000);
    },
  };
  check.allow(silence);
  return { check, ended };
}
