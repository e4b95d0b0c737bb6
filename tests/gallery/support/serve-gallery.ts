import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../../../scripts/dev/listen.ts';
import { environment } from '../../../scripts/dev/run.ts';

/** Starts the server of development, which alone has the gallery, while the tests run. */
export default async function serveGallery() {
  const port = await findPort('127.0.0.1', 0);
  const url = `http://localhost:${port}`;
  const server = spawn(
    resolve('node_modules/.bin/astro'),
    ['dev', '--port', `${port}`, '--ignore-lock'],
    { env: environment, stdio: 'ignore' },
  );
  while (!(await fetch(`${url}/gallery`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server of development has stopped.');
    await setTimeout(250);
  }
  process.env['GALLERY_URL'] = url;
  return () => void server.kill();
}
