import type { Problem } from '#lib/forms/rules.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormContext } from '#ui/form/form-context.ts';
import { fields as styled } from '#ui/form/form.css.ts';
import { FormSection, Pair } from '#ui/form/FormSection.tsx';
import { TileGroup } from '#ui/form/TileGroup.tsx';
import { describeForm } from '#gallery/company/form.ts';
import { type State, states } from '#gallery/states.ts';

interface Props {
  state: State;
}

const problems: Problem[] = [
  { field: 'email', reason: 'email' },
  { field: 'story', reason: 'tooLong' },
  { field: 'cv', reason: 'cvType' },
  { field: 'privacy_consent', reason: 'consent' },
];

/** Every kind of field. Nothing is sent. */
export function EveryField({ state }: Props) {
  const setup = describeForm(state);
  const fields = (
    <>
      <TileGroup name="help" />
      <FormSection id="about" heading={states[state]('About you')}>
        <Pair>
          <Field name="email" />
          <Field name="town" />
        </Pair>
      </FormSection>
      <Field name="story" rows={3} />
      <FileField name="cv" />
      <Consent />
    </>
  );
  if (state !== 'problems')
    return (
      <Form setup={setup} reading={[]}>
        {fields}
      </Form>
    );
  // As a form is after Send, which nobody has pressed here.
  return (
    <FormContext value={{ setup, problems, setProblem: () => undefined }}>
      <form className={styled} noValidate>
        <ErrorSummary result={{}} setup={setup} problems={problems} />
        {fields}
      </form>
    </FormContext>
  );
}
