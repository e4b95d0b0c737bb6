// Serves the built site as its visitors get it, and beside it a bare page to compare it with. Tells the process that
// forked it where.
import { brotliCompressSync } from 'node:zlib';
import { answerFrom } from '../../scripts/dev/serve.ts';
import { serveSecurely } from '../support/serve-securely.ts';
import { makeBarePage } from './bare-page.ts';

const answer = answerFrom('dist');
const bare = brotliCompressSync(makeBarePage());
const { url } = await serveSecurely((request, response) => {
  if (request.url !== '/bare') return answer(request, response);
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
  return response.end(bare);
});
process.send?.(url);
