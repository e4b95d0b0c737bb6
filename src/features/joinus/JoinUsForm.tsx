import type { ReactNode } from 'react';
import { joinUs as outcome } from '/content/forms.yaml';
import { careerOptions, hearAbout, locales, skills } from '/content/options.yaml';
import { acceptedCvs, inspectCv } from '#lib/forms/cv.ts';
import { formWords, type PageWords } from '#lib/forms/form-words.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { Pair } from '#ui/form/Pair.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TileGroup } from '#ui/form/TileGroup.tsx';
import { applicationForm } from './application-form.ts';

interface Props {
  words: PageWords;
  headings: { skills: string; about: string };
  /** The collection notice. */
  children?: ReactNode;
}

export function JoinUsForm({ headings, words, children }: Props) {
  return (
    <Form
      draftKey="draft:joinus"
      words={formWords(words, { outcome, options: { careerOptions, skills, locales, hearAbout } })}
      setup={applicationForm}
      captcha="invisible"
    >
      <FormSection id="skills" heading={headings.skills}>
        <TileGroup name="selected_career_options" />
        <TileGroup name="selected_skills" />
        <TextArea name="individual_purpose" rows={3} />
        <TextArea name="additional_comments" />
      </FormSection>
      <FormSection id="about" heading={headings.about}>
        <Name />
        <TextField name="current_position" autoComplete="organization-title" />
        <Pair>
          <Email />
          <Phone />
        </Pair>
        <Origin />
        <FileField name="cv" accept={acceptedCvs} inspect={inspectCv} />
        {children}
        <Consent />
      </FormSection>
    </Form>
  );
}
