/** The questions of the estimate, in the order in which they are asked. */
export const questionNames = ['help', 'people', 'soon'] as const;

/** The id of the option that is chosen for each question. */
export type Choice = Record<(typeof questionNames)[number], string>;

/** The key of a choice in the list of all answers, from the id that is chosen for each question. */
export const choiceKey = (chosenFor: (name: keyof Choice) => string) =>
  questionNames.map(chosenFor).join(' ');
