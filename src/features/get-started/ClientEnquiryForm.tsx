import type { ReactNode } from 'react';
import { fields, more } from '#lib/forms/words.ts';
import type { Connection } from '#lib/submissions/config.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Disclosure } from '#ui/form/Disclosure.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Pair } from '#ui/form/Pair.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Boundary } from '#ui/island/Boundary.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';

interface Props extends Connection {
  draftKey: string;
  comments: string;
  /** The collection notice. */
  children?: ReactNode;
}

export const ClientEnquiryForm = (props: Props) => (
  <Boundary>
    <CompactForm {...props} />
  </Boundary>
);

function CompactForm({ draftKey, backend, siteKey, comments, children }: Props) {
  return (
    <Form {...enquiryForm(draftKey, backend)} captcha={{ siteKey, look: 'visible' }}>
      <Needs isCompact />
      <Name />
      <Email />
      <Disclosure summary={more}>
        <TextArea name="additional_comments" label={comments} rows={3} />
        <Pair>
          <Company />
          <Phone />
        </Pair>
        <Origin />
      </Disclosure>
      {children}
      <Consent {...fields.privacy_consent} />
    </Form>
  );
}
