import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { embeddedBackend } from '../embedded-backend.ts';
import { plainError } from '../errors.ts';

/** Sets where forms are sent. Stops the build early if a variable is wrong. */
export const buildConditions = (): AstroIntegration => ({
  name: 'build-conditions',
  hooks: {
    'astro:config:setup': () => {
      const variables = loadEnv('production', process.cwd(), 'PUBLIC_');
      const context = process.env['CONTEXT'];
      const wrong = findWrongVariables(variables, context === 'production');
      if (wrong.length > 0) throw plainError(wrong.join('\n'));

      if (variables['PUBLIC_SUPABASE_URL']) return;
      // Vite reads both from process.env. A preview on Netlify must not send forms to the visitor's own machine.
      const isPreview = context === 'deploy-preview' || context === 'branch-deploy';
      Object.assign(process.env, isPreview ? nowhere : embeddedBackend);
    },
  },
});

/** An address that never resolves (RFC 6761, section 6.4). */
const nowhere = {
  PUBLIC_SUPABASE_URL: 'https://preview.invalid',
  PUBLIC_SUPABASE_ANON_KEY: 'none',
};

/** The pattern of each variable, and what to do if it does not match. */
const rules = {
  PUBLIC_SUPABASE_URL: [
    /^(https:\/\/[\w.-]+|https?:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/,
    'Write only the address of the project, with https:// and without a slash at the end, such as https://abcdefghijklmnopqrst.supabase.co.',
  ],
  PUBLIC_SUPABASE_ANON_KEY: [
    /^sb_publishable_[\w-]+$/,
    'Use the publishable key, which starts with sb_publishable_. If this is a secret or “service_role” key, replace it at Supabase: every visitor could read what others sent.',
  ],
  PUBLIC_HCAPTCHA_SITE_KEY: [
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    'Use the site key, which looks like 10000000-ffff-ffff-ffff-000000000001; find it at hCaptcha under Sites. If this is a secret, create a new one there: every visitor could read it.',
  ],
} as const;

/**
 * Checks the variables that say where forms are sent. Each message names the variable and the fix, but never the value, which
 * could be a secret.
 */
export function findWrongVariables(variables: Record<string, string>, isProduction: boolean) {
  // Without address and key, forms are sent to the embedded backend. hCaptcha is optional outside production.
  const isHosted = variables['PUBLIC_SUPABASE_URL'] || variables['PUBLIC_SUPABASE_ANON_KEY'];
  return Object.entries(rules).flatMap(([name, [right, cure]]) => {
    const value = variables[name];
    if (value) return right.test(value) ? [] : `${name} is wrong. ${cure}`;
    const isNeeded = isProduction || (isHosted && name !== 'PUBLIC_HCAPTCHA_SITE_KEY');
    return isNeeded ? `${name} is not set. ${wherever}` : [];
  });
}

const wherever =
  'Set it where the build runs (on Netlify: Project configuration > Environment variables); .env.example says where to find it.';
