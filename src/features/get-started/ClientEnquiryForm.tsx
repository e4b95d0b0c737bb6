import type { ReactNode } from 'react';
import { formWords, type PageWords } from '#lib/forms/form-words.ts';
import type { Connection } from '#lib/submissions/config.ts';
import { enquiry } from '#lib/submissions/tables.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Disclosure } from '#ui/form/Disclosure.tsx';
import { Form, type FormProps } from '#ui/form/Form.tsx';
import { Pair } from '#ui/form/Pair.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';

interface Props extends FormProps, Connection {
  words: PageWords;
  /** Opens the optional fields. */
  more: string;
  /** The collection notice. */
  children?: ReactNode;
}

export function ClientEnquiryForm({ backend, more, words, children, ...form }: Props) {
  return (
    <Form
      {...form}
      words={formWords('enquiry', enquiry, words, true)}
      setup={enquiryForm(backend)}
      captcha="visible"
    >
      <Needs />
      <Name />
      <Email />
      <Disclosure summary={more}>
        <TextArea name="additional_comments" rows={3} />
        <Pair>
          <Company />
          <Phone />
        </Pair>
        <Origin />
      </Disclosure>
      {children}
      <Consent />
    </Form>
  );
}
