import type { Policy } from '#lib/policy/policy.ts';
import { backend, siteKey } from './config.ts';

// https://docs.hcaptcha.com/#content-security-policy-settings
const hcaptcha = siteKey ? ['https://hcaptcha.com', 'https://*.hcaptcha.com'] : [];

/** Lets a page with a form reach hCaptcha and the database. No other page may. */
export const submissionsPolicy: Policy = {
  'connect-src': [backend.url, ...hcaptcha],
  ...(siteKey && { 'frame-src': hcaptcha, 'script-src': hcaptcha, 'style-src': hcaptcha }),
};
