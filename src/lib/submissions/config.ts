// What every browser sees. The build sets these variables, or fails (scripts/build/build-conditions.ts).

/** Where submissions go. */
export const backend = {
  url: import.meta.env.PUBLIC_SUPABASE_URL,
  key: import.meta.env.PUBLIC_SUPABASE_ANON_KEY,
};

/** Without one a local stand-in takes hCaptcha's place. */
export const siteKey = import.meta.env.PUBLIC_HCAPTCHA_SITE_KEY ?? '';

/** A preview without variables sends nothing, and its forms say so. */
export const isPreview = backend.url.endsWith('.invalid');
