import { randomUUID } from 'node:crypto';

/** The minimum that a visitor can send with either form. */
export const smallestRow = () => ({
  id: randomUUID(),
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@lovelace.example',
  privacy_consent: true,
});
