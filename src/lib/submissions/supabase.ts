import type { SupabaseClient } from '@supabase/supabase-js';
import { loadPart } from '#lib/parts/load-part.ts';

/** Where submissions go; both parts are public. */
export interface Backend {
  url: string;
  key: string;
}

let client: SupabaseClient | undefined;

/** The one client of a page, which remembers nobody. Fails with a `LoadError` where its code does not come. */
export async function connect({ url, key }: Backend): Promise<SupabaseClient> {
  // 43 KB that only somebody who presses Send needs.
  const { createClient } = await loadPart(import('@supabase/supabase-js'));
  client ??= createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  });
  return client;
}

/** Gives up in the end, so that no form waits for ever. Ten megabytes over a slow line take minutes. */
function fetchInTime(input: RequestInfo | URL, init?: RequestInit) {
  const isUpload = init?.body instanceof ArrayBuffer;
  return fetch(input, { ...init, signal: AbortSignal.timeout(isUpload ? 300_000 : 30_000) });
}
