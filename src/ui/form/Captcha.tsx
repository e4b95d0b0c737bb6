import { useImperativeHandle, type Ref } from 'react';
import { siteKey } from '#lib/submissions/config.ts';
import type { CaptchaHandle } from './captcha-check.ts';
import { CaptchaWidget, type CaptchaWidgetProps } from './CaptchaWidget.tsx';
import * as styles from './captcha.css.ts';

export const Captcha = ({ ref, ...props }: Omit<CaptchaWidgetProps, 'siteKey'>) =>
  siteKey ? <CaptchaWidget {...props} ref={ref} siteKey={siteKey} /> : <StandIn ref={ref} />;

/** Replaces hCaptcha where there is no site key, so that forms work without a network. */
function StandIn({ ref }: { ref: Ref<CaptchaHandle> }) {
  useImperativeHandle(ref, () => ({ takeToken: () => Promise.resolve('local-stand-in') }));
  return <p className={styles.standIn}>Local stand-in for hCaptcha: no check is made</p>;
}
