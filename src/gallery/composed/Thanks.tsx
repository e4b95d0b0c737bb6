import { FormContext } from '#ui/form/form-context.ts';
import { Reading } from '#ui/form/Reading.tsx';
import { Success } from '#ui/form/Success.tsx';
import { describeForm } from '#gallery/company/form.ts';
import { type State, states } from '#gallery/states.ts';

interface Props {
  state: State;
}

/** What a form says once it was sent. */
export function Thanks({ state }: Props) {
  const say = states[state];
  const setup = describeForm(state);
  const links = [
    {
      href: '#main',
      title: say('A line that is answered'),
      figure: '9 min',
      text: say('from a call to an answer.'),
      options: [],
    },
  ];
  return (
    <FormContext value={{ setup, problems: [], setProblem: () => undefined }}>
      <Success id="0a1b2c3d-0000" progress={undefined} setup={setup} onAnother={() => undefined}>
        <Reading links={links} ticked={[]} />
      </Success>
    </FormContext>
  );
}
