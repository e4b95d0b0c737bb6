import { more } from '/content/forms.yaml';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Disclosure, Pair } from '#ui/form/FormSection.tsx';
import { TextArea } from '#ui/form/TextField.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';

export function ClientEnquiryForm() {
  return (
    <Form setup={enquiryForm}>
      <Needs isShort />
      <Name />
      <Email />
      <Disclosure heading={more}>
        <TextArea name="additional_comments" rows={3} />
        <Pair>
          <Company />
          <Phone />
        </Pair>
        <Origin />
      </Disclosure>
      <Consent />
    </Form>
  );
}
