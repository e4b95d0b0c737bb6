// Serves the built site over HTTP/2 and TLS, as its visitors get it, and beside it a bare page to compare it with. Tells
// the process that forked it where.
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { answerFrom } from '../../scripts/dev/serve.ts';
import { makeBarePage } from './bare-page.ts';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const answer = answerFrom('dist');
const bare = brotliCompressSync(makeBarePage());
const server = createSecureServer({ key, cert }, (request, response) => {
  if (request.url !== '/bare') return answer(request, response);
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
  response.end(bare);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(`https://localhost:${address.port}`);
});
