import { consentName, loadDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';

// The ids of the rows that were sent, by their answers. If the database's reply got lost, the same answers must have the
// same id again. Changed answers need a new id, or the change would be lost. The draft keeps the ids through a reload.
let ids = loadDraft()?.ids ?? {};

/** The id of the row for these answers. The same answers have the same id until they are stored. */
export function takeId(answers: object): string {
  const sent = JSON.stringify(answers, (name, value: unknown) => {
    if (name === consentName) return undefined;
    // Only these tell that the same file was chosen again: some systems give it another date.
    return value instanceof File ? [value.name, value.size] : value;
  });
  const id = (ids[sent] ??= crypto.randomUUID());
  saveDraft({ ids });
  return id;
}

/** Ends what belongs to one row, once it is stored. */
export function forgetAnswers() {
  ids = {};
  wipeDraft();
}
