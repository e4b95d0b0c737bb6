/** A random UUID (RFC 9562, version 4). crypto.randomUUID is missing before Safari 15.4, and on pages that do not come over HTTPS. */
export const makeRowId = () =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
