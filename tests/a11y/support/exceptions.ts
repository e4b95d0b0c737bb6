/** False alarms of an engine: the rule, the place and the reason. Everything else fails. */
export const exceptions = [
  {
    rule: 'input_label_exists',
    selector: 'details:not([open]) :is(input, select, textarea)',
    reason:
      'The engine finds the label hidden in a closed details element, but not the field beside it. Both are, and the same fields are read again with the element open.',
  },
  {
    rule: 'element_attribute_deprecated',
    selector: 'meta[http-equiv=content-security-policy]',
    reason: 'The HTML standard lists this value of http-equiv as conforming.',
  },
  {
    rule: 'scrollable-region-focusable',
    selector: ':root:not(.light, .dark) [data-row]',
    reason:
      'Only a script knows whether the slides of a carousel lie in a row. Without one Chromium and Firefox let the keyboard reach what scrolls by themselves.',
  },
];
