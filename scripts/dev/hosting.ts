import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

/**
 * Answers as Netlify does for a published folder: a file at its address without .html, then the rules of `netlify.toml`,
 * then 404.html. Rules, matching and content types come from Netlify's own packages.
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
    // The site has no rules that depend on a visitor's role, but the package requires these.
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  const headers = new HeadersHandler({ configPath, projectDir, publishDir: dir, logger: console });

  const readFile = async (request: Request) => (await files.match(request))?.handle();

  async function serveRule(request: Request, isFile: boolean) {
    const rule = await redirects.match(request);
    if (!rule || (isFile && !rule.force)) return undefined;
    if (rule.redirect) return redirectTo(rule.targetRelative, rule.statusCode);

    const file = await readFile(new Request(rule.target));
    return file && new Response(file.body, { status: rule.statusCode, headers: file.headers });
  }

  async function serveNotFound(request: Request) {
    const page = await readFile(new Request(new URL('/404.html', request.url)));
    return new Response(page?.body ?? 'Not found', {
      status: 404,
      headers: page?.headers ?? { 'content-type': 'text/plain' },
    });
  }

  return async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const file = await readFile(request);
    let response = await serveRule(request, file !== undefined);
    if (!response && file) {
      const hasSpareSlash = pathname.endsWith('/') && pathname !== '/';
      response = hasSpareSlash ? redirectTo(pathname.replace(/\/+$/, '') + search, 301) : file;
    }
    response ??= await serveNotFound(request);
    await headers.apply(request, response);
    return response;
  };
}

const redirectTo = (location: string, status: number) =>
  new Response(null, { status, headers: { location } });
