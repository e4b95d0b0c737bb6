import { fields, options } from '#lib/forms/words.ts';
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

export const Company = () => (
  <TextField name="company" {...fields.company} autoComplete="organization" />
);
