import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { keys } from '../dev/backend-folder.ts';
import { plainError } from '../dev/errors.ts';
import { findWrongVariables, type Variables } from './connection.ts';

/** Sets where forms are sent. Stops a build early if a variable is wrong. */
export const buildConditions = (): AstroIntegration => ({
  name: 'build-conditions',
  hooks: {
    'astro:config:setup': () => {
      const variables: Variables = loadEnv('production', process.cwd(), 'PUBLIC_');
      const context = process.env['CONTEXT'];
      const wrong = findWrongVariables(variables, context === 'production');
      if (wrong.length > 0) throw plainError(wrong.join('\n'));

      // Vite reads both from here. A preview on Netlify must not send forms to the visitor's own machine.
      if (!variables.PUBLIC_SUPABASE_URL) {
        const isPreview = context === 'deploy-preview' || context === 'branch-deploy';
        process.env['PUBLIC_SUPABASE_URL'] = isPreview ? nowhere : 'http://127.0.0.1:54321';
        process.env['PUBLIC_SUPABASE_ANON_KEY'] = isPreview
          ? 'none'
          : keys.SUPABASE_PUBLISHABLE_KEY;
      }
    },
  },
});

/** An address that never answers (RFC 6761, section 6.4). */
const nowhere = 'https://preview.invalid';
