import type { CollectionEntry } from 'astro:content';
// Props would put every word into the page a second time; like this they come with the code of a form.
import formsFile from '/content/forms.yaml';
import optionsFile from '/content/options.yaml';

// The collections check both files at every build.
const forms = formsFile as CollectionEntry<'forms'>['data'];

export const { fields, optional, more, send } = forms;
export const options = optionsFile as CollectionEntry<'options'>['data'];
