import { useImperativeHandle, type Ref } from 'react';
import type { CaptchaHandle } from './captcha-check.ts';
import * as styles from './captcha.css.ts';

/** Replaces hCaptcha where there is no site key, so that forms work without a network. */
export function CaptchaStandIn({ ref }: { ref: Ref<CaptchaHandle> }) {
  useImperativeHandle(ref, () => ({ takeToken: () => Promise.resolve('local-stand-in') }));
  return <p className={styles.standIn}>Local stand-in for hCaptcha: no check is made</p>;
}
