// Each key of a YAML file is an export (scripts/build/islands.ts). The collections check these files at every build.

declare module '*/forms.yaml' {
  import type { CollectionEntry } from 'astro:content';

  const forms: CollectionEntry<'forms'>['data'];
  export = forms;
}

declare module '*/options.yaml' {
  import type { CollectionEntry } from 'astro:content';

  const options: CollectionEntry<'options'>['data'];
  export = options;
}
