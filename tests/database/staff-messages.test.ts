import { expect, test, vi } from 'vitest';
import { printStaffMessages } from '../../scripts/dev/backend.ts';
import { startTestBackend } from './support/embedded.ts';
import { smallestRow } from './support/smallest-row.ts';

test('the embedded backend prints what staff would be told, once and without a name', async () => {
  const backend = await startTestBackend();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printStaffMessages(backend);
  const send = () => backend.visitor.from('get_started_submissions').insert(smallestRow());

  await send();
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  await send();
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  await backend.stop();

  const message =
    'Staff would be notified: New on the website: 1 enquiry. Not verified by hCaptcha: 1.';
  expect(log.mock.calls).toEqual([[message], [message]]);
});
