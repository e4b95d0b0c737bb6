// Serves the built site over HTTP/2 and TLS, as its visitors get it, and tells the process that forked it where.
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import { answerFrom } from '../../scripts/dev/serve.ts';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const server = createSecureServer({ key, cert }, answerFrom('dist'));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(`https://localhost:${address.port}`);
});
