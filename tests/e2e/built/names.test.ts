import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse as parseYaml } from 'yaml';
import { formatPhone } from '../../../src/lib/phone/format-phone.ts';
import { cardRecords, members, site } from '../../support/content.ts';
import { parse } from '../../support/html.ts';
import { htmlFiles } from '../../support/site.ts';

interface Named {
  name: string;
}

const marks = ['clients', 'affiliations'].flatMap((list): Named[] =>
  parseYaml(readFileSync(`content/${list}.yaml`, 'utf8')),
);
const { name, legalName, contact } = site;
const { street, suburb } = contact.address;
const people = [...cardRecords, ...members, ...marks].map((each) => each.name);
const emails = [...cardRecords.map(({ email }) => email), contact.email];
const phones = [...cardRecords.map(({ phone }) => phone), contact.phone].map(formatPhone);

/** Texts that are only a name or an address, or that a page fills with one. */
const whole = new Set([...people, ...emails, ...phones, name, legalName]);
const filled = [legalName, street, `${suburb} ${contact.address.state}`];

// An option of a select cannot contain elements, and a title is not part of the page.
const outside = 'script, style, title, option, [translate="no"]';

test('browsers that translate a page leave names, addresses and numbers as they are', () => {
  const changed = new Set<string>();
  for (const file of htmlFiles) {
    const document = parse(file);
    const texts = document.createTreeWalker(document, 4);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (node.parentElement?.closest(outside)) continue;
      if (whole.has(text) || filled.some((fact) => text.includes(fact)))
        changed.add(`${file}: ${text}`);
    }
    for (const picture of document.querySelectorAll('img:not([translate="no"])'))
      if (whole.has(picture.getAttribute('alt') ?? ''))
        changed.add(`${file}: ${picture.outerHTML}`);
  }
  expect([...changed]).toEqual([]);
});

test('names inside sentences are kept too', () => {
  const kept = (file: string, selector: string) =>
    [...parse(file).querySelectorAll(`${selector} [translate="no"]`)].map(
      ({ textContent }) => textContent,
    );
  expect(kept('/get-started.html', 'h1')).toEqual([name]);
  const shown = kept('/get-started.html', 'main p');
  expect(members.filter((member) => shown.includes(member.name))).toHaveLength(1);
  expect(kept('/privacy-policy.html', 'main p')).toEqual(
    expect.arrayContaining([legalName, contact.email]),
  );
  for (const member of members)
    expect(kept('/team.html', `#member-${member.id} p`), member.name).toContain(member.name);
  expect(kept('/work.html', 'figcaption').length).toBeGreaterThan(0);
});
