export interface NameParts {
  name: string;
  firstName: string;
  lastName: string;
}

/** True if a name is the first name and the last name, of which one may be missing. */
export const isOfParts = ({ name, firstName, lastName }: NameParts) =>
  name === [firstName, lastName].filter(Boolean).join(' ');

/** True if the family name comes first, as in Chinese, Korean, Vietnamese or Hungarian, with or without a space. */
export const isFamilyFirst = ({ name, firstName, lastName }: NameParts) =>
  Boolean(firstName && lastName) &&
  [`${lastName} ${firstName}`, lastName + firstName].includes(name);
