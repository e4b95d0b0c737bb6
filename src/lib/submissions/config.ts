// Every browser can read these. The build sets the variables or fails (scripts/build/build-conditions.ts).

/** Where submissions go. */
export const backend = {
  url: import.meta.env.PUBLIC_SUPABASE_URL,
  key: import.meta.env.PUBLIC_SUPABASE_ANON_KEY,
};

/** If it is empty, a local stand-in replaces hCaptcha. */
export const siteKey = import.meta.env.PUBLIC_HCAPTCHA_SITE_KEY ?? '';

/** A preview without these variables sends nothing, and its forms say so. */
export const isPreview = backend.url.endsWith('.invalid');
