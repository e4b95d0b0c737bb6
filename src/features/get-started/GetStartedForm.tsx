import { enquiry } from '/content/forms.yaml';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection, Pair } from '#ui/form/FormSection.tsx';
import { TextArea } from '#ui/form/TextField.tsx';
import { enquiryForm } from './enquiry-form.ts';
import { Company, Needs } from './fields.tsx';

export function GetStartedForm() {
  return (
    <Form setup={enquiryForm}>
      <FormSection id="needs" heading={enquiry.needs}>
        <Needs />
        <TextArea name="additional_comments" />
      </FormSection>
      <FormSection id="about" heading={enquiry.about}>
        <Name />
        <Company />
        <Pair>
          <Email />
          <Phone />
        </Pair>
        <Origin />
        <Consent />
      </FormSection>
    </Form>
  );
}
