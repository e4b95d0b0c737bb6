/** Prints the messages to staff. On a hosted database a job posts them once a minute. */
export function printStaffMessages(
  { url, serviceKey, ended }: { url: string; serviceKey: string; ended: Promise<void> },
  print: (line: string) => void = console.log,
) {
  const timer = setInterval(async () => {
    const response = await fetch(`${url}/rest/v1/rpc/tell_staff`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    const message: unknown = response?.ok && (await response.json());
    if (message) print(`Staff would be notified: ${message}`);
  }, 2000);
  void ended.then(() => clearInterval(timer));
}
