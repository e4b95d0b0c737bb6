import { consentName, loadDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';

// The ids of the rows that were sent, by their answers. If a response gets lost, the same answers must be sent with the same
// id. Changed answers need a new id, or the change would be lost. The draft keeps the ids through a reload.
let ids = loadDraft()?.ids ?? {};

/** Returns the id of the row for these answers: the same answers get the same id until they are stored. */
export function idFor(answers: object): string {
  const sent = JSON.stringify(answers, (name, value: unknown) => {
    if (name === consentName) return undefined;
    // Name and size identify a file that is chosen again. Some systems give it another date.
    return value instanceof File ? [value.name, value.size] : value;
  });
  const id = (ids[sent] ??= crypto.randomUUID());
  saveDraft({ ids });
  return id;
}

/** Deletes the draft and the ids, once the row is stored. */
export function forgetAnswers() {
  ids = {};
  wipeDraft();
}
