import { reservedNumbers } from './reserved-numbers.ts';
import type { ContentFile } from './content-file.ts';

/** Host names that are reserved and lead nowhere (RFC 2606 and RFC 6761). */
const reservedHost =
  /\b(?:[a-z\d-]+\.)+(?:example|invalid|test|localhost)\b|\b(?:[a-z\d-]+\.)*example\.(?:com|net|org)\b/i;

export const isReserved = (address: string) => reservedHost.test(address);

/** How to find invented facts in a line, and what to say about them. */
const standIns: [
  find: (line: string, path: string) => string | undefined,
  describe: (found: string) => string,
][] = [
  [
    // A hint of a form may show an example address.
    (line, path) => (path === 'content/forms.yaml' ? undefined : reservedHost.exec(line)?.[0]),
    (found) => `“${found}” is an address that leads nowhere. Write the real one.`,
  ],
  [
    (line) => listNumbers(line).find((number) => reservedNumbers.test(toNational(number))),
    (found) => `“${found}” is a number reserved for films and examples. Write the real one.`,
  ],
  [
    (line) => /\b\d{2}\s\d{3}\s\d{3}\s\d{3}\b/.exec(line)?.find((abn) => !isAbn(abn)),
    (found) => `“${found}” cannot be an ABN: its check digits are wrong. Write the real one.`,
  ],
  [
    (line) => /^(?:title: +["']?Position Title\b|name: +["']?Placeholder\b).*$/i.exec(line)?.[0],
    (found) => `“${found}” belongs to a placeholder. Write the real one, or delete this card.`,
  ],
  [
    (line) => /\b(?:Suite 00|\d+ Example Street)\b/i.exec(line)?.[0],
    (found) => `“${found}” is an address that does not exist. Write the real one.`,
  ],
  [
    (line) => /(?:^|[\s{,])sample: +true\b/i.exec(line)?.[0],
    () =>
      'This is invented (sample: true). Replace it with something real that you may publish, then delete this line.',
  ],
];

/**
 * Finds invented facts, which the site must not show under a real address. docs/invented.md lists those that cannot be
 * found.
 */
export const findInvented = (files: ContentFile[]): string[] =>
  files
    .filter((file) => file.getText('draft') !== 'true')
    .flatMap(({ path, text }) =>
      text.split(/\r?\n/).flatMap((line, index) =>
        standIns.flatMap(([find, describe]) => {
          // Comments are not published.
          const found = /^\s*#/.test(line) ? undefined : find(line, path);
          return found ? `${path}:${index + 1} ${describe(found)}` : [];
        }),
      ),
    );

const listNumbers = (line: string) => line.match(/\+?\d[\d\s().-]{7,}\d/g) ?? [];

/** As dialled in Australia: 0491570006. */
const toNational = (number: string) => number.replaceAll(/\D/g, '').replace(/^610?(?=\d{9}$)/, '0');

/** True if the check digits are right (https://abr.business.gov.au/Help/AbnFormat). */
function isAbn(abn: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const digits = abn.replaceAll(/\D/g, '').split('').map(Number);
  const sum = weights.reduce((all, weight, index) => {
    const digit = (digits[index] ?? 0) - (index === 0 ? 1 : 0);
    return all + weight * digit;
  }, 0);
  return sum % 89 === 0;
}
