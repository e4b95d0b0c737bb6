import type { ReactNode } from 'react';
import { enquiry as outcome } from '/content/forms.yaml';
import { hearAbout, locales, needs } from '/content/options.yaml';
import { formWords, type PageWords } from '#lib/forms/form-words.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Disclosure } from '#ui/form/Disclosure.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Pair } from '#ui/form/Pair.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';

interface Props {
  words: PageWords;
  /** Opens the optional fields. */
  more: string;
  /** The collection notice. */
  children?: ReactNode;
}

/** Without their descriptions. */
const short = needs.map(({ id, label }) => ({ id, label }));

export function ClientEnquiryForm({ more, words, children }: Props) {
  return (
    <Form
      draftKey="draft:client-enquiry"
      words={formWords(words, { outcome, options: { needs: short, locales, hearAbout } })}
      setup={enquiryForm}
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
