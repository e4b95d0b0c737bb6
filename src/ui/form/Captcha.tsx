import type HCaptcha from '@hcaptcha/react-hcaptcha';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { LoadError, loadModule } from '#lib/network/load-module.ts';
import { isDark } from '#lib/preferences/preferences.ts';
import { siteKey } from '#lib/submissions/config.ts';
import type { CaptchaHandle, Setup } from './setup.ts';
import * as styles from './form.css.ts';

interface Props {
  look: Setup['captcha'];
  ref: Ref<CaptchaHandle>;
}

export const Captcha = (props: Props) =>
  siteKey ? <Widget {...props} sitekey={siteKey} /> : <StandIn {...props} />;

/** Replaces hCaptcha where there is no site key, so that forms work without a network. */
function StandIn({ ref }: Props) {
  useImperativeHandle(ref, () => ({ prepare() {}, takeToken: async () => 'local-stand-in' }));
  return <p className={styles.standIn}>Local stand-in for hCaptcha: no check is made</p>;
}

// The library passes unknown props on to hCaptcha.
const action = { action: 'get_started_form' };

/** Limits in seconds: for hCaptcha's code and its answer, for the visitor's puzzle, and after that is closed. */
const silence = 20;
const challenge = 180;
const parting = 1;

function Widget({ sitekey, look, ref }: Props & { sitekey: string }) {
  const [shown, setShown] = useState<Shown>();
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<HCaptcha>(null);
  const ready = useRef<Promise<void>>(undefined);
  const running = useRef<Check>(undefined);

  const draw = async () => {
    const loaded = await loadWidget(look, place.current);
    // A new key makes a new widget.
    await new Promise<void>((onReady) => setShown({ ...loaded, key: Date.now(), onReady }));
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

  useImperativeHandle(ref, () => ({
    prepare: () => prepare().catch(() => undefined),
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
  }));

  return (
    <div className={look === 'visible' ? styles.captcha : undefined} ref={place}>
      {shown && (
        <shown.Library
          {...action}
          key={shown.key}
          ref={widget}
          sitekey={sitekey}
          // These two must not change: hCaptcha would start again, even in the middle of a check.
          size={shown.size}
          theme={shown.theme}
          sentry={false}
          // The library loses a check that is started before this event, even if it calls itself ready.
          onReady={shown.onReady}
          onVerify={(token) => running.current?.end(token)}
          onOpen={() => running.current?.allow(challenge)}
          onClose={() => running.current?.allow(parting)}
          onChalExpired={() => running.current?.end(undefined)}
          onError={() => {
            // A widget whose script failed does not fetch it again, so the next check needs a new one.
            if (!widget.current?.isReady()) ready.current = undefined;
            running.current?.end(undefined);
          }}
        />
      )}
    </div>
  );
}

interface Check {
  end(token: string | undefined): void;
  /** Restarts its time limit. */
  allow(seconds: number): void;
}

type Shown = Awaited<ReturnType<typeof loadWidget>> & { key: number; onReady(): void };

/** The library's widget, and its size and theme for this visitor. */
async function loadWidget(look: Setup['captcha'], place: HTMLElement | null) {
  const { default: Library } = await loadModule(import('@hcaptcha/react-hcaptcha'));
  // The normal widget is 303 px wide.
  const fitting = place && place.clientWidth < 303 ? 'compact' : 'normal';
  const size = look === 'invisible' ? look : fitting;
  return { Library, size, theme: isDark() ? 'dark' : 'light' } as const;
}
