import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes <input required="" autoComplete="name">, which is valid and cannot be changed.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // So does the serialiser of the build.
    'attribute-empty-style': 'off',
    // CSS keeps numbers on one line, so that editors write them as usual.
    'tel-non-breaking': 'off',
    // A script of this site changes with the page that names it.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The boxes of a group that may all be ticked share one name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
});
