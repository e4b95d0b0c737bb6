import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { generate } from 'selfsigned';
import { portOf } from '../../scripts/dev/listen.ts';

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown;

/** Serves over HTTP/2 and TLS, as on the live site, with a self-signed certificate. */
export async function serveSecurely(answer: Answer, notAfterDate?: Date) {
  const name = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(name, notAfterDate && { notAfterDate });
  const server = createSecureServer({ key, cert }, answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `https://localhost:${portOf(server)}`,
    certificate: cert,
    close: () => server.close(),
  };
}
