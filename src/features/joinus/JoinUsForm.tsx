import type { ReactNode } from 'react';
import { acceptedCvs } from '#lib/forms/cv.ts';
import { fields, options } from '#lib/forms/words.ts';
import type { Connection } from '#lib/submissions/config.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { Pair } from '#ui/form/Pair.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TileGroup } from '#ui/form/TileGroup.tsx';
import { Boundary } from '#ui/island/Boundary.tsx';
import { application, inspectCv } from './schema.ts';
import { sendApplication } from './send-application.ts';

export interface Props extends Connection {
  draftKey: string;
  headings: { skills: string; about: string };
  /** The collection notice. */
  children?: ReactNode;
}

export const JoinUsForm = (props: Props) => (
  <Boundary>
    <ApplicationForm {...props} />
  </Boundary>
);

function ApplicationForm({ draftKey, backend, siteKey, headings, children }: Props) {
  return (
    <Form
      name={draftKey}
      schema={application}
      inspect={inspectCv}
      send={(answers, attempt) => sendApplication(backend, answers, attempt)}
      success="Thank you! Your application has been received. We'll be in touch soon."
      failure="Sorry, there was an error submitting your application. Please try again."
      captcha={{ siteKey, look: 'invisible' }}
    >
      <FormSection id="skills" heading={headings.skills}>
        <TileGroup
          name="selected_career_options"
          {...fields.selected_career_options}
          options={options.careerOptions}
        />
        <TileGroup name="selected_skills" {...fields.selected_skills} options={options.skills} />
        <TextArea name="individual_purpose" {...fields.individual_purpose} rows={3} />
        <TextArea name="additional_comments" {...fields.additional_comments} />
      </FormSection>
      <FormSection id="about" heading={headings.about}>
        <Name />
        <TextField
          name="current_position"
          {...fields.current_position}
          autoComplete="organization-title"
        />
        <Pair>
          <Email />
          <Phone />
        </Pair>
        <Origin />
        <FileField name="cv" {...fields.cv} accept={acceptedCvs} />
        {children}
        <Consent {...fields.privacy_consent} />
      </FormSection>
    </Form>
  );
}
