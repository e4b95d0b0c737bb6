import { globalStyle } from '@vanilla-extract/css';

// A card arrives whole in the first round trip, so its faces are those that the phone has. The doubled
// selector wins over the one that declares the web fonts, which are then not fetched.
globalStyle(':root:root', {
  vars: {
    '--font-display':
      '"Bricolage Grotesque", "SF Pro Display", "Segoe UI Variable Display", Roboto, Arial, sans-serif',
    '--font-text':
      '"Atkinson Hyperlegible Next", -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  },
});
