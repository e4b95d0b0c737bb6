/** A content security policy: what each directive allows. https://www.w3.org/TR/CSP3/ */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Every page may load files of this site and no others. The build adds the hashes of inline scripts and styles. */
const everywhere: Policy = {
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

/** The policy of a page that may load more than the others. */
export const pagePolicy = (more: Policy = {}): string => writePolicy(addSources(everywhere, more));

/** Joins two policies: each directive allows what either of them allows. */
export function addSources(policy: Policy, more: Policy): Policy {
  const all = { ...policy };
  for (const [directive, sources] of Object.entries(more))
    all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
  return all;
}

export const writePolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Reads the output of `writePolicy`. */
export function readPolicy(text: string): Policy {
  const lists = text.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(lists.map(([directive = '', ...sources]) => [directive, sources]));
}
