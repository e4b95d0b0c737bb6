import { CaptchaStandIn } from './CaptchaStandIn.tsx';
import { CaptchaWidget, type CaptchaWidgetProps } from './CaptchaWidget.tsx';

interface Props extends Omit<CaptchaWidgetProps, 'siteKey'> {
  /** Without a site key a stand-in is shown, which checks nothing. */
  siteKey: string | undefined;
}

export function Captcha({ siteKey, ref, ...props }: Props) {
  return siteKey ? (
    <CaptchaWidget {...props} ref={ref} siteKey={siteKey} />
  ) : (
    <CaptchaStandIn ref={ref} />
  );
}
