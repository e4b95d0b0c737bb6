import type { Backend } from './supabase.ts';

/** What an island needs to send a form. Without a site key a local stand-in takes hCaptcha's place. */
export interface Connection {
  backend: Backend;
  siteKey?: string | undefined;
}

const names = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'PUBLIC_HCAPTCHA_SITE_KEY',
] as const;

type Environment = Partial<Record<(typeof names)[number] | 'CONTEXT', string | undefined>>;

/** Reads where submissions go; only called while pages are written, never in a browser. */
export async function readConnection(): Promise<Connection> {
  const env = import.meta.env;
  return resolveConnection(
    {
      PUBLIC_SUPABASE_URL: env.PUBLIC_SUPABASE_URL,
      PUBLIC_SUPABASE_ANON_KEY: env.PUBLIC_SUPABASE_ANON_KEY,
      PUBLIC_HCAPTCHA_SITE_KEY: env.PUBLIC_HCAPTCHA_SITE_KEY,
      CONTEXT: process.env['CONTEXT'],
    },
    readLocalKey,
  );
}

/** A production build needs every variable; any other one falls back to the embedded backend. */
export async function resolveConnection(
  env: Environment,
  readKey: () => Promise<string>,
): Promise<Connection> {
  const missing = names.filter((name) => !env[name]);
  if (env.CONTEXT === 'production' && missing.length > 0) {
    throw new Error(
      `A production build needs ${missing.join(' and ')}. Set what is missing where the build runs (on Netlify: Site configuration > Environment variables); .env.example says where to find it.`,
    );
  }
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = env;
  if (key && !isPublic(key)) {
    throw new Error(
      'PUBLIC_SUPABASE_ANON_KEY holds a secret key, with which every visitor could read what others sent. Put the publishable (or "anon") key there, and replace the secret one at Supabase.',
    );
  }
  return {
    backend: url && key ? { url, key } : { url: 'http://127.0.0.1:54321', key: await readKey() },
    siteKey: env.PUBLIC_HCAPTCHA_SITE_KEY || undefined,
  };
}

/** Supabase's keys that may be shown: https://supabase.com/docs/guides/api/api-keys */
function isPublic(key: string): boolean {
  // A JSON Web Token says whose it is.
  const [, payload] = key.split('.');
  return payload
    ? /"role"\s*:\s*"anon"/.test(Buffer.from(payload, 'base64url').toString())
    : !key.startsWith('sb_secret_');
}

async function readLocalKey(): Promise<string> {
  // A script of the repository, which must not become a part of the site.
  const script = `${process.cwd()}/scripts/dev/backend.ts`;
  const { localAnonKey }: { localAnonKey: () => string } = await import(/* @vite-ignore */ script);
  return localAnonKey();
}
