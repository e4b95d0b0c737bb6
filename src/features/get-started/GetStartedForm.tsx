import type { ReactNode } from 'react';
import { enquiry as outcome } from '/content/forms.yaml';
import { hearAbout, locales, needs } from '/content/options.yaml';
import { formWords, type PageWords } from '#lib/forms/form-words.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { Pair } from '#ui/form/Pair.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';

interface Props {
  words: PageWords;
  headings: { needs: string; about: string };
  /** The collection notice. */
  children?: ReactNode;
}

export function GetStartedForm({ headings, words, children }: Props) {
  return (
    <Form
      draftKey="draft:get-started"
      words={formWords(words, { outcome, options: { needs, locales, hearAbout } })}
      setup={enquiryForm}
      captcha="visible"
    >
      <FormSection id="needs" heading={headings.needs}>
        <Needs />
        <TextArea name="additional_comments" />
      </FormSection>
      <FormSection id="about" heading={headings.about}>
        <Name />
        <Company />
        <Pair>
          <Email />
          <Phone />
        </Pair>
        <Origin />
        {children}
        <Consent />
      </FormSection>
    </Form>
  );
}
