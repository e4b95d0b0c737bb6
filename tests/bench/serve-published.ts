// Serves the built site as visitors get it, and a bare page for comparison. Sends its address to the process that forked it.
import { answerFrom } from '../../scripts/dev/serve.ts';
import { serveSecurely } from '../support/serve-securely.ts';

const answer = answerFrom('dist');
const head = '<meta name="viewport" content="width=device-width"><title>Bare</title>';
const start = `<!doctype html><html lang="en">${head}<h1>Bare</h1><p>`;
const bare = start.padEnd(14_000, 'These words are not compressed. ');
const { url } = await serveSecurely((request, response) => {
  if (request.url !== '/bare') return answer(request, response);
  response.writeHead(200, { 'content-type': 'text/html' });
  return response.end(bare);
});
process.send?.(url);
