import { fields, options } from '#lib/forms/words.ts';
import { Pair } from './Pair.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

// What every form asks about the person who fills it in.

export const Name = () => (
  <Pair>
    <TextField name="first_name" {...fields.first_name} autoComplete="given-name" required />
    <TextField name="last_name" {...fields.last_name} autoComplete="family-name" required />
  </Pair>
);

export const Email = () => (
  <TextField name="email" {...fields.email} type="email" autoComplete="email" required />
);

export const Phone = () => (
  <TextField name="phone" {...fields.phone} type="tel" autoComplete="tel" />
);

/** Where somebody is, and how they found us. */
export const Origin = () => (
  <Pair>
    <SelectField name="locale" {...fields.locale} options={options.locales} />
    <SelectField name="hear_about_us" {...fields.hear_about_us} options={options.hearAbout} />
  </Pair>
);
