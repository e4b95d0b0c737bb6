import { announcements, expect, lost, makeFile, rows, test, uploads } from '../support/forms.ts';
import { hold } from '../support/network.ts';

// form-faults.test.ts tests failing uploads too.
test.use({ path: '/joinus' });

test('a CV is not uploaded again with its row, unless it may have been deleted', async ({
  page,
  form,
  complaints,
}) => {
  complaints.expect(lost);
  await page.clock.install();
  // The CV is stored, but its row is not.
  await page.route(rows, (route) => route.abort('connectionreset'), { times: 2 });
  await form.answer();
  await form.sendInVain();
  const again = page.waitForEvent('requestfailed');
  await form.send();
  await again;
  await form.fails();
  expect(form.uploads).toHaveLength(1);

  await page.clock.fastForward('13:00:00');
  await form.sendWell();
  expect(form.uploads).toHaveLength(2);
});

test('Send says what it is doing, and the captcha may expire during an upload', async ({
  page,
  form,
  hcaptcha,
}) => {
  const releaseAnnouncement = await hold(page, announcements);
  const releaseUpload = await hold(page, uploads);
  const releaseRow = await hold(page, rows);
  await form.answer();
  await form.send();
  await expect(form.button()).toHaveText('Sending...');
  releaseAnnouncement();
  await expect(form.button()).toHaveText('Uploading...');
  await expect(form.button()).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText('Uploading...');
  await hcaptcha.expire();
  releaseUpload();
  await expect(form.button()).toHaveText('Sending...');
  releaseRow();
  await form.succeeds();
  expect(hcaptcha.checks).toHaveLength(1);
});

test('hCaptcha is asked once, for our action, if it arrives after a press on Send', async ({
  page,
  form,
  hcaptcha,
}) => {
  const release = await hold(page, 'https://js.hcaptcha.com/**');
  await form.answer();
  // The CV has been read at the moment when hCaptcha has been drawn but is not ready yet.
  await page.evaluate(() => {
    const { buffer } = new TextEncoder().encode('%PDF-');
    Blob.prototype.arrayBuffer = () =>
      new Promise((read) => addEventListener('captcha-drawn', () => read(buffer)));
  });
  await form.send();
  release();
  await form.succeeds();
  expect(hcaptcha.checks).toEqual([{ async: true, action: 'get_started_form' }]);
});

test('an upload shows how much of it has been sent', async ({ page, form }) => {
  await form.attach(makeFile({ size: 10 ** 6 }));
  await form.fill();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 10 ** 5,
  });
  await form.send();
  const progress = page.getByRole('progressbar', { name: 'Uploading...' });
  await expect(progress).toHaveAttribute('value', /^0\.[2-9]/);
});

test('a CV over the hourly limit is asked for by email, and the rest is sent', async ({
  page,
  form,
  complaints,
}) => {
  complaints.expect(lost);
  await page.route(announcements, (route) =>
    route.fulfill({
      status: 400,
      json: { code: '53400', message: 'Too many CVs were announced in the last hour.' },
    }),
  );
  await form.answer();
  await form.sendInVain(/without it, and email the CV/);
  await form.remove().click();
  await form.sendWell();
});
