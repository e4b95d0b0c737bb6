import type { Ref } from 'react';
import { CaptchaStandIn } from './CaptchaStandIn.tsx';
import { CaptchaWidget } from './CaptchaWidget.tsx';

export interface CaptchaHandle {
  /**
   * The token of a passed check, which can be spent once, or undefined where there is none, whatever the reason. Only
   * code that does not come is an error (`LoadError`).
   */
  takeToken(): Promise<string | undefined>;
}

export interface CaptchaProps {
  /** Public; without one a stand-in is shown that checks nothing. */
  siteKey: string | undefined;
  look: 'visible' | 'invisible';
  /** hCaptcha is fetched for those who fill in the form, not for those who read the page. */
  isStarted: boolean;
  ref: Ref<CaptchaHandle>;
}

export function Captcha({ siteKey, ref, ...props }: CaptchaProps) {
  return siteKey ? (
    <CaptchaWidget {...props} ref={ref} siteKey={siteKey} />
  ) : (
    <CaptchaStandIn ref={ref} />
  );
}
