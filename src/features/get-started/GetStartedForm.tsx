import type { ReactNode } from 'react';
import { formWords, type PageWords } from '#lib/forms/form-words.ts';
import type { Connection } from '#lib/submissions/config.ts';
import { enquiry } from '#lib/submissions/tables.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Form, type FormProps } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { Pair } from '#ui/form/Pair.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';

interface Props extends FormProps, Connection {
  words: PageWords;
  headings: { needs: string; about: string };
  /** The collection notice. */
  children?: ReactNode;
}

export function GetStartedForm({ backend, headings, words, children, ...form }: Props) {
  return (
    <Form
      {...form}
      words={formWords('enquiry', enquiry, words)}
      setup={enquiryForm(backend)}
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
