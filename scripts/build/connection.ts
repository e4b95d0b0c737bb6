const names = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'PUBLIC_HCAPTCHA_SITE_KEY',
] as const;

export type Variables = Partial<Record<(typeof names)[number], string | undefined>>;

/**
 * Checks the variables that say where forms are sent. Each message names the variable and the fix. The values are
 * public: every browser sees them.
 */
export function findWrongVariables(variables: Variables, isProduction: boolean): string[] {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = variables;
  const site = variables.PUBLIC_HCAPTCHA_SITE_KEY;
  // If neither address nor key is set, forms are sent to the embedded backend. A test may do without hCaptcha.
  const needed = isProduction ? names : url || key ? names.slice(0, 2) : [];
  return [
    ...needed
      .filter((name) => !variables[name])
      .map(
        (name) =>
          `${name} is not set. Set it where the build runs (on Netlify: Project configuration > Environment variables); .env.example says where to find it.`,
      ),
    ...(url ? checkUrl(url) : []),
    ...(key ? checkKey(key, url) : []),
    ...(site && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(site)
      ? [
          site.startsWith('ES_') || site.startsWith('0x')
            ? 'PUBLIC_HCAPTCHA_SITE_KEY contains an hCaptcha secret, which every visitor could read. Use the site key, which looks like 10000000-ffff-ffff-ffff-000000000001, and create a new secret at hCaptcha.'
            : 'PUBLIC_HCAPTCHA_SITE_KEY is not a site key. It looks like 10000000-ffff-ffff-ffff-000000000001; find it at hCaptcha under Sites.',
        ]
      : []),
  ];
}

function checkUrl(url: string): string[] {
  const wanted =
    'Write only the address of the project, such as https://abcdefghijklmnopqrst.supabase.co.';
  if (!URL.canParse(url)) return [`PUBLIC_SUPABASE_URL is not an address. ${wanted}`];
  const { protocol, hostname, origin } = new URL(url);
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
  if (protocol !== 'https:' && !isLocal)
    return [`PUBLIC_SUPABASE_URL must start with https://. ${wanted}`];
  if (origin !== url) return [`PUBLIC_SUPABASE_URL has a path or a slash at its end. ${wanted}`];
  return [];
}

/** Supabase's keys: https://supabase.com/docs/guides/api/api-keys */
function checkKey(key: string, url: string | undefined): string[] {
  const wanted = 'Use the publishable (or “anon”) key';
  const secret = `PUBLIC_SUPABASE_ANON_KEY contains a secret key, which would let every visitor read what others sent. ${wanted}, and replace the secret key at Supabase.`;
  if (key.startsWith('sb_secret_')) return [secret];
  if (/^sb_publishable_\S+$/.test(key)) return [];
  const claims = readClaims(key);
  if (!claims) return [`PUBLIC_SUPABASE_ANON_KEY is not a Supabase key. ${wanted}.`];
  if (claims['role'] !== 'anon') return [secret];
  const [project] = url && URL.canParse(url) ? new URL(url).hostname.split('.') : [];
  const isHosted = url?.endsWith('.supabase.co');
  if (isHosted && claims['ref'] !== project)
    return [
      `PUBLIC_SUPABASE_ANON_KEY belongs to the project ${String(claims['ref'])}, and PUBLIC_SUPABASE_URL to ${project}. Take both from one project.`,
    ];
  return [];
}

/** The claims of a JSON Web Token, or undefined if it is not one. */
function readClaims(token: string): Record<string, unknown> | undefined {
  const [, payload] = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}
