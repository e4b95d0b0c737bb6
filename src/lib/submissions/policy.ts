import type { APIContext } from 'astro';
import { connection } from './config.ts';

// https://docs.hcaptcha.com/#content-security-policy-settings
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * Lets a page with a form reach what the form is sent to; every other page stays closed.
 * The page itself must call it: when a component runs, the policy is already written.
 */
export function allowSubmissions(csp: APIContext['csp']) {
  const { backend, siteKey } = connection;
  const { origin } = new URL(backend.url);
  csp?.insertDirective(`connect-src ${origin}`);
  if (!siteKey) return;

  csp?.insertDirective(`connect-src ${hcaptcha.join(' ')}`);
  csp?.insertDirective(`frame-src ${hcaptcha.join(' ')}`);
  for (const source of ["'self'", ...hcaptcha]) {
    csp?.insertScriptResource(source);
    csp?.insertStyleResource(source);
  }
}
