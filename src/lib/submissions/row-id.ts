import { consentName, loadDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';

// The ids of the rows that were sent, by their answers. If the database's reply got lost, the same answers must have the
// same id again. Changed answers need a new id, or the change would be lost. The draft keeps the ids through a reload.
let ids = loadDraft()?.ids ?? {};

/** The id of the row for these answers. The same answers have the same id until they are stored. */
export async function takeId(answers: object): Promise<string> {
  const kept = Object.entries(answers).filter(([name]) => name !== consentName);
  const described = kept.map(async ([name, value]: [string, unknown]) => [
    name,
    value instanceof File ? [value.name, await digest(value)] : value,
  ]);
  const sent = JSON.stringify(await Promise.all(described));
  const id = (ids[sent] ??= crypto.randomUUID());
  saveDraft({ ids });
  return id;
}

/** Ends what belongs to one row, once it is stored. */
export function forgetAnswers() {
  ids = {};
  wipeDraft();
}

/** Tells whether the same file was chosen again: some systems give it another date, so only its content counts. */
async function digest(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(hash).join();
}
