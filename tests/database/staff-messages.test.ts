import { expect, test, vi } from 'vitest';
import { printStaffMessages } from '../../scripts/dev/staff-messages.ts';
import { startTestBackend } from './support/embedded.ts';
import { smallestRow } from './support/smallest-row.ts';

test('on the embedded backend what staff would be told is printed, once and without a name', async () => {
  const backend = await startTestBackend();
  const lines: string[] = [];
  printStaffMessages(backend, (line) => lines.push(line));
  const send = () => backend.visitor.from('get_started_submissions').insert(smallestRow());

  await send();
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
  await send();
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 });
  await backend.stop();

  const message =
    'Staff would be notified: New on the website: 1 enquiry. Not verified by hCaptcha: 1.';
  expect(lines).toEqual([message, message]);
});
