import { SelectField, TextField } from './Field.tsx';
import { Pair } from './FormSection.tsx';

// What every form asks about the person who fills it in.

export const Name = () => (
  <Pair>
    <TextField name="first_name" autoComplete="given-name" />
    <TextField name="last_name" autoComplete="family-name" />
  </Pair>
);

export const Email = () => <TextField name="email" type="email" autoComplete="email" />;

export const Phone = () => <TextField name="phone" type="tel" autoComplete="tel" />;

/** Where somebody is, and how they found us. */
export const Origin = () => (
  <Pair>
    <SelectField name="locale" autoComplete="address-level1" />
    <SelectField name="hear_about_us" />
  </Pair>
);
