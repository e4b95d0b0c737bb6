import * as words from '/content/forms.yaml';
import { hearAbout, locales, needs } from '/content/options.yaml';
import { lightKey, store } from '#lib/preferences/preferences.ts';
import { submit } from '#lib/submissions/submit.ts';
import { enquiry } from '#lib/submissions/tables.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection, Optional, Pair } from '#ui/form/FormSection.tsx';
import { MoreFields } from '#ui/form/MoreFields.tsx';
import type { ReadingLink } from '#ui/form/Reading.tsx';
import type { Setup } from '#ui/form/setup.ts';
import { TileGroup } from '#ui/form/TileGroup.tsx';

const { enquiry: texts, fields } = words;

/** The long and the compact form send the same rows. */
const setup: Setup<typeof enquiry> = {
  schema: enquiry,
  fields: { ...fields, additional_comments: { label: texts.comments } },
  options: { needs, locales, hearAbout },
  words,
  outcome: texts,
  captcha: 'visible',

  send: async ({ other_needs_text, ...row }) => {
    const result = await submit('get_started_submissions', {
      ...row,
      // What was specified counts only while "other" is ticked.
      other_needs_text: row.selected_needs.includes('other') ? other_needs_text : null,
    });
    // From now on, this visitor's Home has a light in the hut.
    if (result.ok) store(lightKey, 'yes');
    return result;
  },
};

interface Props {
  reading: ReadingLink[];
}

export const EnquiryForm = ({ reading }: Props) => (
  <Form setup={setup} reading={reading}>
    <FormSection id="needs" heading={texts.needs}>
      <Needs />
      <Field name="additional_comments" rows={3} />
    </FormSection>
    <FormSection id="about" heading={texts.about}>
      <Required />
      <Optional>
        <Field name="company" />
        <Field name="phone" />
        <Field name="locale" />
        <Field name="hear_about_us" />
      </Optional>
      <Consent />
    </FormSection>
  </Form>
);

export const ClientEnquiryForm = ({ reading }: Props) => (
  <Form setup={setup} reading={reading}>
    <Needs isShort />
    <Required />
    <MoreFields heading={words.more}>
      <Field name="additional_comments" rows={3} />
      <Optional>
        <Field name="company" />
        <Field name="phone" />
        <Field name="locale" />
        <Field name="hear_about_us" />
      </Optional>
    </MoreFields>
    <Consent />
  </Form>
);

const Needs = ({ isShort }: { isShort?: boolean }) => (
  <TileGroup name="selected_needs" isShort={isShort}>
    <Field name="other_needs_text" rows={3} />
  </TileGroup>
);

const Required = () => (
  <>
    <Pair>
      <Field name="first_name" />
      <Field name="last_name" />
    </Pair>
    <Field name="email" />
  </>
);
