import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

/**
 * Responds as Netlify does for a published folder: with a file, whose address has no .html, then by the rules of
 * `netlify.toml` (none of which is forced), then with 404.html. Netlify's own packages provide the rules, the matching and
 * the content types.
 */
export function hostLikeNetlify(dir: string) {
  const configPath = 'netlify.toml';
  const projectDir = process.cwd();
  const files = new StaticHandler({ directory: dir });
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    projectDir,
    publicDir: dir,
    // The package requires these, but no rule of the site depends on a role.
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  const headers = new HeadersHandler({ configPath, projectDir, publishDir: dir, logger: console });

  const readFile = async (request: Request) => (await files.match(request))?.handle();

  async function find(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const file = await readFile(request);
    if (file && pathname.endsWith('/') && pathname !== '/')
      return redirectTo(pathname.replace(/\/+$/, '') + search, 301);
    if (file) return file;

    const rule = await redirects.match(request);
    if (rule?.redirect) return redirectTo(rule.targetRelative, rule.statusCode);
    const page = await readFile(new Request(rule?.target ?? new URL('/404.html', request.url)));
    const { body = 'Not found', headers: type = {} } = page ?? {};
    return new Response(body, { status: rule?.statusCode ?? 404, headers: type });
  }

  return async function respond(request: Request): Promise<Response> {
    const response = await find(request);
    await headers.apply(request, response);
    return response;
  };
}

const redirectTo = (location: string, status: number) =>
  new Response(null, { status, headers: { location } });
