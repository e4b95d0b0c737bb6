import { mkdirSync, statfsSync } from 'node:fs';
import { messageOf, plainError } from './errors.ts';

const megabyte = 1024 * 1024;

/** Throws if the disk is too full, before anything is half written. The message says where and how much is missing. */
export function needSpace(folder: string, megabytes: number, purpose: string) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw plainError(`${folder} cannot be created for ${purpose}: ${messageOf(error)}.`);
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free >= megabytes) return;
  throw plainError(
    `The disk is full: ${purpose} needs about ${megabytes} MB in ${folder}, but only ${free} MB are left. Free some space, then try again.`,
  );
}
