import { useImperativeHandle, type Ref } from 'react';
import { siteKey } from '#lib/submissions/config.ts';
import { CaptchaWidget, type CaptchaWidgetProps } from './CaptchaWidget.tsx';
import type { CaptchaHandle } from './setup.ts';
import * as styles from './form.css.ts';

export const Captcha = ({ ref, look }: Omit<CaptchaWidgetProps, 'siteKey'>) =>
  siteKey ? <CaptchaWidget siteKey={siteKey} look={look} ref={ref} /> : <StandIn ref={ref} />;

/** Replaces hCaptcha where there is no site key, so that forms work without a network. */
function StandIn({ ref }: { ref: Ref<CaptchaHandle> }) {
  useImperativeHandle(ref, () => ({ prepare() {}, takeToken: async () => 'local-stand-in' }));
  return <p className={styles.standIn}>Local stand-in for hCaptcha: no check is made</p>;
}
