import { enquiry as texts, fields, more } from '/content/forms.yaml';
import { hearAbout, locales, needs } from '/content/options.yaml';
import { submit } from '#lib/submissions/submit.ts';
import { enquiry } from '#lib/submissions/tables.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Disclosure, FormSection, Pair } from '#ui/form/FormSection.tsx';
import type { Setup } from '#ui/form/setup.ts';
import { TileGroup } from '#ui/form/TileGroup.tsx';

/** The long and the compact form send the same rows. */
const setup: Setup<typeof enquiry> = {
  schema: enquiry,
  fields: { ...fields, additional_comments: { label: texts.comments } },
  options: { needs, locales, hearAbout },
  outcome: texts,
  captcha: 'visible',

  // What was specified counts only while "other" is ticked.
  send: ({ other_needs_text, ...row }) =>
    submit('get_started_submissions', {
      ...row,
      other_needs_text: row.selected_needs.includes('other') ? other_needs_text : null,
    }),
};

export const GetStartedForm = () => (
  <Form setup={setup}>
    <FormSection id="needs" heading={texts.needs}>
      <Needs />
      <Field name="additional_comments" rows={4} />
    </FormSection>
    <FormSection id="about" heading={texts.about}>
      <Pair names={['first_name', 'last_name']} />
      <Field name="company" />
      <Pair names={['email', 'phone']} />
      <Pair names={['locale', 'hear_about_us']} />
      <Consent />
    </FormSection>
  </Form>
);

export const ClientEnquiryForm = () => (
  <Form setup={setup}>
    <Needs isShort />
    <Pair names={['first_name', 'last_name']} />
    <Field name="email" />
    <Disclosure heading={more}>
      <Field name="additional_comments" rows={3} />
      <Pair names={['company', 'phone']} />
      <Pair names={['locale', 'hear_about_us']} />
    </Disclosure>
    <Consent />
  </Form>
);

const Needs = ({ isShort }: { isShort?: boolean }) => (
  <TileGroup name="selected_needs" isShort={isShort}>
    <Field name="other_needs_text" rows={3} />
  </TileGroup>
);
