/** The variables of a build whose forms send to the embedded backend (scripts/dev/backend.ts). */
export const embeddedBackend = {
  PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_local',
};
