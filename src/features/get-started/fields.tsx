import { TextArea, TextField } from '#ui/form/TextField.tsx';
import { TileGroup } from '#ui/form/TileGroup.tsx';

export const Needs = ({ isShort }: { isShort?: boolean }) => (
  <TileGroup name="selected_needs" isShort={isShort}>
    <TextArea name="other_needs_text" rows={3} />
  </TileGroup>
);

export const Company = () => <TextField name="company" autoComplete="organization" />;
