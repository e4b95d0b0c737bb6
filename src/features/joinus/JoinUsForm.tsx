import { joinUs } from '/content/forms.yaml';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection, Pair } from '#ui/form/FormSection.tsx';
import { TextArea, TextField } from '#ui/form/TextField.tsx';
import { TileGroup } from '#ui/form/TileGroup.tsx';
import { applicationForm } from './application-form.ts';

export function JoinUsForm() {
  return (
    <Form setup={applicationForm}>
      <FormSection id="skills" heading={joinUs.skills}>
        <TileGroup name="selected_career_options" />
        <TileGroup name="selected_skills" />
        <TextArea name="individual_purpose" rows={3} />
        <TextArea name="additional_comments" />
      </FormSection>
      <FormSection id="about" heading={joinUs.about}>
        <Name />
        <TextField name="current_position" autoComplete="organization-title" />
        <Pair>
          <Email />
          <Phone />
        </Pair>
        <Origin />
        <FileField name="cv" />
        <Consent takesCv />
      </FormSection>
    </Form>
  );
}
