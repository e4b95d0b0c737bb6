import type { APIContext } from 'astro';
import { backend, siteKey } from './config.ts';

// https://docs.hcaptcha.com/#content-security-policy-settings
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * Allows a page with a form to reach hCaptcha and the database. No other page may. The page itself must call this: when a
 * component runs, the policy is already written.
 */
export function allowSubmissions(csp: APIContext['csp']) {
  csp?.insertDirective(`connect-src ${backend.url}`);
  if (!siteKey) return;

  csp?.insertDirective(`connect-src ${hcaptcha.join(' ')}`);
  csp?.insertDirective(`frame-src ${hcaptcha.join(' ')}`);
  for (const source of ["'self'", ...hcaptcha]) {
    csp?.insertScriptResource(source);
    csp?.insertStyleResource(source);
  }
}
