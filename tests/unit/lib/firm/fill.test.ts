import { expect, test } from 'vitest';
import { fill, firmFacts } from '#lib/firm/fill.ts';

const town = { suburb: 'Kingston', state: 'ACT', postcode: '2604', country: 'Australia' };
const address = { street: '1 Loom Lane', ...town };
const facts = firmFacts({
  name: 'Analytical',
  legalName: 'Analytical Pty Ltd',
  contact: {
    email: 'hello@analytical.example',
    phone: '+61255500199',
    address,
    abn: '11 222 333 444',
    profile: { label: '', url: '' },
  },
});

test('a text says the name, the number and the address of the firm that content/site.yaml describes', () => {
  const text = '{legalName} (ABN {abn}) of {address}, called {name}';
  expect(fill(text, facts)).toBe(
    'Analytical Pty Ltd (ABN 11 222 333 444) of 1 Loom Lane, Kingston ACT\u00a02604, called Analytical',
  );
});

test('texts are filled at any depth; days and numbers stay as they are', () => {
  const created = new Date('2026-11-24');
  const entry = { created, order: 1, people: [{ email: 'ada@{domain}' }] };
  const people = [{ email: 'ada@analytical.example' }];
  expect(fill(entry, facts)).toEqual({ created, order: 1, people });
});

test('the address of a link is filled, as Markdown writes it', () => {
  const html = '<a href="mailto:%7Bemail%7D">{email}</a> <a href="tel:%7Btel%7D">{phone}</a>';
  expect(fill(html, facts)).toBe(
    '<a href="mailto:hello@analytical.example">hello@analytical.example</a> <a href="tel:+61255500199">02 5550 0199</a>',
  );
});

test('a name that the page fills in is left alone', () => {
  expect(fill('{person}, a {constructor}', facts)).toBe('{person}, a {constructor}');
});
