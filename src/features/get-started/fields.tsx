import { fields, options } from '#lib/forms/words.ts';
import { Pair } from '#ui/form/Pair.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TileGroup } from '#ui/form/TileGroup.tsx';

/** The compact form shows the needs by their names alone. */
export const Needs = ({ isCompact = false }) => (
  <TileGroup
    name="selected_needs"
    {...fields.selected_needs}
    options={isCompact ? options.needs.map(({ id, label }) => ({ id, label })) : options.needs}
  >
    <TextArea name="other_needs_text" {...fields.other_needs_text} rows={3} />
  </TileGroup>
);

export const Name = () => (
  <Pair>
    <TextField name="first_name" {...fields.first_name} autoComplete="given-name" required />
    <TextField name="last_name" {...fields.last_name} autoComplete="family-name" required />
  </Pair>
);

export const Company = () => (
  <TextField name="company" {...fields.company} autoComplete="organization" />
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
