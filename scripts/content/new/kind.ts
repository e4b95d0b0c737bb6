export type Answers = Record<string, string>;

interface Field {
  question: string;
  isOptional?: boolean;
}

interface Draft {
  id: string;
  text: string;
  /** Further files in the same folder, by name. */
  beside?: Record<string, string>;
  next: string[];
}

/** A sort of entry that `npm run new` can write. */
export interface Kind {
  /** Its name in src/content.config.ts, which says where its files are. */
  collection: string;
  fields: Record<string, Field>;
  write(answers: Answers, used: ReadonlySet<string>): Draft;
}
