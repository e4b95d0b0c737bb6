import type { SupabaseClient } from '@supabase/supabase-js';
import { loadModule } from '#lib/network/load-module.ts';
import { backend } from './config.ts';

let client: SupabaseClient | undefined;

/** The page's only client. It stores no session. Fails with a `LoadError` if its code cannot be fetched. */
export async function connect(): Promise<SupabaseClient> {
  const { createClient } = await loadModule(import('@supabase/supabase-js'));
  client ??= createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Gives up after 15 seconds; the database takes at most 8.
    db: { timeout: 15_000 },
  });
  return client;
}
