import type { Backend } from './supabase.ts';

/** What an island needs to send a form. Without a site key a local stand-in takes hCaptcha's place. */
export interface Connection {
  backend: Backend;
  siteKey?: string | undefined;
}

/** Where submissions go: the build sets it, or fails (scripts/build/build-conditions.ts). */
export const connection: Connection = {
  backend: {
    url: import.meta.env.PUBLIC_SUPABASE_URL,
    key: import.meta.env.PUBLIC_SUPABASE_ANON_KEY,
  },
  siteKey: import.meta.env.PUBLIC_HCAPTCHA_SITE_KEY || undefined,
};

/** A preview without variables sends nothing, and its forms say so. */
export const isPreview = connection.backend.url.endsWith('.invalid');
