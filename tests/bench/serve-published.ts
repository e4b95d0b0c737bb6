// Serves the built site as its visitors get it, and a bare page to compare it with. Sends its address to the process
// that forked it.
import { brotliCompressSync } from 'node:zlib';
import { answerFrom } from '../../scripts/dev/serve.ts';
import { serveSecurely } from '../support/serve-securely.ts';

const answer = answerFrom('dist');
const bare = brotliCompressSync(makeBarePage());
const { url } = await serveSecurely((request, response) => {
  if (request.url !== '/bare') return answer(request, response);
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
  return response.end(bare);
});
process.send?.(url);

/** Plain words that weigh 14,000 bytes in brotli. They are always the same and hardly compress. */
function makeBarePage(): string {
  const head = '<meta name="viewport" content="width=device-width"><title>Bare</title>';
  let page = `<!doctype html><html lang="en">${head}<h1>Bare</h1><p>`;
  let seed = 1;
  while (brotliCompressSync(page).length < 14_000) {
    for (let i = 0; i < 20; i++) {
      seed = (seed * 48_271) % 2_147_483_647;
      page += ` ${seed.toString(36)}`;
    }
  }
  return `${page}</p></html>`;
}
