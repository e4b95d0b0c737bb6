import { setTimeout as wait } from 'node:timers/promises';

const attempts = 3;
const pause = 5000;

/**
 * Fetches an address without following redirects. Tries again after a 5xx or without a response, because one lost packet is
 * no fault of the site. Fails if no response ever arrived.
 */
export async function openAddress(address: URL): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
      if (response.status < 500 || attempt === attempts) return response;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
    await wait(pause);
  }
}

/** Why there was no response. `fetch` itself says only that it failed. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
