import { cvFile } from '#lib/forms/cv.ts';
import * as rules from '#lib/forms/rules.ts';
import type { FormWords, Setup } from '#ui/form/setup.ts';
import { type State, states } from '#gallery/states.ts';

const schema = {
  help: rules.choices('needs'),
  email: rules.emailAddress(254),
  town: rules.choice('locales'),
  story: rules.optionalText('text', 5000),
  cv: cvFile,
  privacy_consent: rules.consent,
};

/** A form with every kind of field. It sends nothing. */
export function describeForm(state: State): Setup {
  const say = states[state];
  return {
    schema,
    fields: {
      help: { label: say('What do you need?'), hint: say('Choose any.') },
      email: { label: say('Email'), hint: say('We reply to it.'), missing: say('Enter it') },
      town: { label: say('Town'), empty: say('Choose one') },
      story: { label: say('Your story') },
      cv: {
        label: say('CV'),
        hint: say('A PDF.'),
        choose: say('Choose a file'),
        drop: say('or drop it here'),
        remove: say('Remove'),
        again: say('Choose it again.'),
        lost: say('It was lost.'),
      },
      privacy_consent: { label: say('I agree to the'), link: say('policy') },
    },
    options: {
      needs: ['a', 'b', 'c'].map((id) => ({
        id,
        label: say('A plan'),
        ...(state !== 'empty' && { text: say('Written down, with dates.') }),
      })),
      locales: [{ id: 'sea', label: say('By the sea') }],
    },
    words: wordsOf(say),
    outcome: {
      notice: say('We reply.'),
      success: say('Thank you.'),
      failure: say('It failed.'),
      next: say('We ring you by Friday.'),
    },
    captcha: 'visible',
    send: async () => ({ ok: true }),
  };
}

const wordsOf = (say: (text: string) => string): FormWords => ({
  optional: '(optional)',
  beforeConsent: say('Tick the box above first.'),
  error: 'Error:',
  button: { idle: say('Send'), sending: say('Sending…'), uploading: say('Uploading…') },
  problem: say('There is a problem'),
  messages: {
    consent: say('Please agree.'),
    email: say('Write an address such as ada@company.example.'),
    tooLong: say('It is too long.'),
    cvType: say('It is no PDF.'),
    cvSize: say('It is too large.'),
    cvChanged: say('It has changed.'),
    cvName: say('Its name says otherwise.'),
    required: say('Fill in what is marked.'),
    slow: say('It takes long.'),
    cvUpload: '',
    cvsFull: '',
    tooMany: '',
    captcha: say('Confirm that you are a person.'),
    offline: '',
    load: '',
  },
  direct: {
    text: say('Or write:'),
    email: 'hello@company.example',
    phone: '02 5550 0123',
    tel: '+61255500123',
  },
  sent: {
    reference: `${say('Your reference:')} {reference}`,
    ring: say('Or ring us:'),
    read: say('Read on'),
    another: say('Send another'),
  },
  collectionNotice: {
    link: say('What happens to it'),
    heading: say('What happens to it'),
    receiver: 'Company',
    paragraphs: [say('We read it.')],
    cv: '',
    captcha: say('Ask us at'),
  },
});
