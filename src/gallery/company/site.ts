import type { CollectionEntry } from 'astro:content';

/** The facts of the company, and the words around its pages. */
export function describeSite(
  say: (text: string) => string,
  isEmpty: boolean,
): CollectionEntry<'site'>['data'] {
  const text = say('Somebody has to say what it costs, and this company says it first.');
  const link = (label: string, href = '#') => ({ label: say(label), href });
  const onOff = { label: say('Motion'), on: say('On'), off: say('Off') };
  return {
    url: 'https://company.example',
    name: 'Company',
    legalName: 'Company Pty Ltd',
    headline: say('Plain words'),
    tagline: say('Owned by those who work in it.'),
    what: text,
    country: say('By the sea'),
    keywords: [],
    intro: {
      title: say('Who we are'),
      line: say('Two of us, and a dog.'),
      definition: { word: '', pronunciation: '', partOfSpeech: '', senses: [] },
      paragraphs: [text],
    },
    contact: {
      email: 'hello@company.example',
      phone: '+61255500123',
      address: {
        street: say('1 Pier Street'),
        suburb: say('Seaside'),
        state: 'NSW',
        postcode: '2000',
        country: 'AU',
      },
      abn: '12 345 678 901',
      profile: { label: say('Company on LinkedIn'), url: 'https://www.linkedin.example/company' },
    },
    securityExpires: new Date('2026-01-01'),
    frame: {
      skip: say('Skip'),
      menu: 'Pages of the company',
      tabs: 'Tabs of the company',
      logo: 'Company, home',
      socialImage: '',
      broken: { title: '', text: '', reload: '', or: '', offline: '' },
    },
    enquiry: link('Ask us'),
    ring: say('Ring'),
    navigation: [link('What'), link('How'), link('Who')],
    quickLinks: [
      { ...link('What we do'), submenu: isEmpty ? [] : [link('Listening'), link('Asking')] },
      { ...link('Who we are'), submenu: [] },
    ],
    footer: {
      acknowledgement: text,
      weAre: say('We are'),
      claims: [say('patient'), say('quick')],
      blurb: text,
      accessibility: link('Accessibility'),
      affiliations: say('Affiliations'),
      quickLinks: say('Pages'),
      contact: say('Contact'),
      latestPost: say('What we said last'),
      noPosts: say('Nothing yet.'),
      readMore: say('Read more'),
      more: 'More of {page}',
      rights: say('All rights reserved.'),
      legal: [link('Privacy')],
      builtBy: say('Built by Company.'),
    },
    settings: {
      label: say('Settings'),
      withoutScript: text,
      theme: onOff,
      motion: { ...onOff, reduced: text },
    },
  };
}
