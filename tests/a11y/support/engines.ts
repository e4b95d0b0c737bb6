import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import axe from 'axe-core';

const ibm = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'));

/** False alarms of an engine: the rule, the elements and the reason. Everything else fails. */
const exceptions = [
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
    rule: 'element_attribute_deprecated',
    selector: 'svg[color], svg [color]',
    reason: 'The engine applies a rule of HTML. In SVG this attribute is a property of CSS.',
  },
  {
    rule: 'aria_article_label_unique',
    selector: 'post-card article',
    reason: 'A post has no title that could name it, and WCAG asks for no name.',
  },
];

const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
  elementRef: true,
};

/** Injects both engines through the debugger, to which the page's policy does not apply. */
export async function bringEngines(page: Page, isScripted: boolean) {
  // axe waits for a timer between rules, but timers do not fire while scripts are off.
  if (!isScripted) await page.evaluate('setTimeout = (run) => Promise.resolve().then(run)');
  await page.evaluate(axe.source);
  await page.evaluate(`${ibm}; window.ace = ace;`);
}

/** Lists what is wrong with a page, or with the elements that match a selector. */
export function inspect(page: Page, isForIbm: boolean, scope?: string) {
  // WCAG 2.2, 1.4.6. For whole pages, contrast.test.ts reads the contrast from pixels.
  const rules = scope ? { 'color-contrast-enhanced': { enabled: true } } : {};
  const options = { ...axeOptions, rules };
  return page.evaluate(
    async ([selector, runOptions, passedOver, isForBoth]) => {
      const parts = [...document.querySelectorAll(selector)];
      if (parts.length === 0) throw new Error(`Nothing is ${selector}`);
      const isExcepted = (id: string, node?: Node) =>
        passedOver.some(
          (one) => one.rule === id && node instanceof Element && node.matches(one.selector),
        );
      const found: string[] = [];

      const { violations } = await window.axe.run({ include: parts }, runOptions);
      for (const { id, help, nodes } of violations) {
        for (const { target, element, any } of nodes) {
          if (isExcepted(id, element)) continue;
          found.push(`axe: ${id} at ${target.join(' ')}: ${any[0]?.message ?? help}`);
        }
      }

      for (const part of isForBoth ? parts : []) {
        const whole = part === document.documentElement ? document : part;
        const { results } = await new window.ace.Checker().check(whole, 'IBM_Accessibility');
        for (const { ruleId, value, node, path, message } of results) {
          // A page in a frame is tested at its own address.
          const isOurs = value[1] === 'FAIL' && node.ownerDocument === document;
          if (!isOurs || isExcepted(ruleId, node)) continue;
          found.push(`IBM: ${ruleId} at ${path['dom']}: ${message}`);
        }
      }
      return found;
    },
    [scope ?? 'html', options, exceptions, isForIbm] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
    ace: { Checker: new () => Checker };
  }
}
