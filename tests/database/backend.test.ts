import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startBackend } from '../../scripts/dev/backend.ts';
import { connectWith } from './support/embedded.ts';
import { smallestRow } from './support/smallest-row.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a taken port is named, and rows and files are still there after a restart', async () => {
  const name = '1790000000000_Ada_Lovelace_a1b2c3_CV.pdf';
  const file = new TextEncoder().encode('%PDF-1.7').buffer;

  const first = await startBackend({ port: 0, dataDir });
  const visitor = connectWith(first, first.anonKey);
  const row = smallestRow();
  const sent = await visitor.from('get_started_submissions').insert(row);
  const announced = await visitor.from('cv_uploads').insert({ name });
  const added = await visitor.storage
    .from('cv-files')
    .upload(name, file, { contentType: 'application/pdf' });
  const port = Number(new URL(first.url).port);
  const taken = `Port ${port} on 127.0.0.1 is in use.`;
  await expect(startBackend({ port, dataDir })).rejects.toThrow(taken);
  await first.stop();
  expect([sent.error, announced.error, added.error]).toEqual([null, null, null]);
  await expect(fetch(first.url)).rejects.toThrow('fetch failed');

  const second = await startBackend({ port: 0, dataDir });
  const staff = connectWith(second, second.serviceKey);
  const rows = await staff.from('get_started_submissions').select('id');
  const download = await staff.storage.from('cv-files').download(name);
  await second.stop();
  expect(rows.data).toEqual([{ id: row.id }]);
  expect(await download.data?.text()).toBe('%PDF-1.7');
});

test('the backend ends with the process that started it, however that ends', async () => {
  const script = `
    const { startBackend } = await import('./scripts/dev/backend.ts');
    const backend = await startBackend({ port: 0, dataDir: process.argv[1] });
    console.log(backend.url);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir]);
  const [line] = await once(parent.stdout, 'data');
  const url = String(line).trim();
  expect((await fetch(`${url}/_system/ping`)).ok).toBe(true);

  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow('fetch failed'), {
    timeout: 20_000,
    interval: 100,
  });
});
