import { useImperativeHandle } from 'react';
import type { CaptchaProps } from './Captcha.tsx';
import * as styles from './captcha.css.ts';

/** For a copy of the site without a site key: forms can be sent with no network at all. */
export function CaptchaStandIn({ ref }: Pick<CaptchaProps, 'ref'>) {
  useImperativeHandle(ref, () => ({ takeToken: () => Promise.resolve('local-stand-in') }));
  return <p className={styles.standIn}>Local stand-in for hCaptcha: no check is made</p>;
}
