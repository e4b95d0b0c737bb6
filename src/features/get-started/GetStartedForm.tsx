import type { ReactNode } from 'react';
import { fields } from '#lib/forms/words.ts';
import type { Connection } from '#lib/submissions/config.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Boundary } from '#ui/island/Boundary.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';
import { Pair } from '#ui/form/Pair.tsx';

interface Props extends Connection {
  draftKey: string;
  headings: { needs: string; comments: string; about: string };
  /** The collection notice. */
  children?: ReactNode;
}

export const GetStartedForm = (props: Props) => (
  <Boundary>
    <LongForm {...props} />
  </Boundary>
);

function LongForm({ draftKey, backend, siteKey, headings, children }: Props) {
  return (
    <Form {...enquiryForm(draftKey, backend)} captcha={{ siteKey, look: 'visible' }}>
      <FormSection id="needs" heading={headings.needs}>
        <Needs />
        <TextArea name="additional_comments" label={headings.comments} />
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
        <Consent {...fields.privacy_consent} />
      </FormSection>
    </Form>
  );
}
