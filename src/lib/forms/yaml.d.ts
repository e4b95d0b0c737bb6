// Each key of a YAML file is an export (src/ui/island/integration.ts). The collections check both files at every build.

declare module '*/forms.yaml' {
  import type { CollectionEntry } from 'astro:content';

  type Forms = CollectionEntry<'forms'>['data'];
  export const button: Forms['button'];
  export const enquiry: Forms['enquiry'];
  export const fields: Forms['fields'];
  export const joinUs: Forms['joinUs'];
  export const messages: Forms['messages'];
  export const optional: Forms['optional'];
  export const sent: Forms['sent'];
}

declare module '*/options.yaml' {
  import type { CollectionEntry } from 'astro:content';

  type Options = CollectionEntry<'options'>['data'];
  export const careerOptions: Options['careerOptions'];
  export const hearAbout: Options['hearAbout'];
  export const locales: Options['locales'];
  export const needs: Options['needs'];
  export const skills: Options['skills'];
}
