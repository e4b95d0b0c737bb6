// What a page shows besides its own texts. What surrounds every page, such as the footer, does not change a page.
const shown: Record<string, string[]> = {
  '/': [
    'src/pages/_Overview.astro',
    'content/site.yaml',
    'content/services',
    'content/clients',
    'content/clients.yaml',
    'content/posts',
  ],
  '/services': ['content/services'],
  '/work': ['content/case-studies', 'content/forms.yaml', 'content/options.yaml'],
  '/team': ['content/team', 'content/true-colors.yaml', 'public/video'],
  '/joinus': ['content/forms.yaml', 'content/options.yaml'],
  '/get-started': ['content/forms.yaml', 'content/options.yaml'],
};

/** The files that an indexable page is made of; those that do not exist, such as a legal page's own list of sections, are passed over by git. */
export function pageSources(path: string): string[] {
  const name = path.slice(1);
  return [
    `src/pages/${name || 'index'}.astro`,
    `content/pages/${name || 'home'}.yaml`,
    `content/legal/${name}.md`,
    ...(shown[path] ?? []),
  ];
}
