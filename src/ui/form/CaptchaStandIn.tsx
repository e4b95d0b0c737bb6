import { useImperativeHandle, type Ref } from 'react';
import type { CaptchaHandle } from './captcha-check.ts';
import * as styles from './captcha.css.ts';

/** For a copy of the site without a site key: forms can be sent with no network at all. */
export function CaptchaStandIn({ ref }: { ref: Ref<CaptchaHandle> }) {
  useImperativeHandle(ref, () => ({ takeToken: () => Promise.resolve('local-stand-in') }));
  return <p className={styles.standIn}>Local stand-in for hCaptcha: no check is made</p>;
}
