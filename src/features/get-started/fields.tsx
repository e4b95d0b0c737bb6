import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TileGroup } from '#ui/form/TileGroup.tsx';

export const Needs = () => (
  <TileGroup name="selected_needs">
    <TextArea name="other_needs_text" rows={3} />
  </TileGroup>
);

export const Company = () => <TextField name="company" autoComplete="organization" />;
