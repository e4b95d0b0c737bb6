import type { CollectionEntry } from 'astro:content';
import { colors } from '#styles/colors.ts';

type Texts = CollectionEntry<'cardPage'>['data']['offline'];

/** The page that the service worker shows if a card is not stored. It needs no other file. */
export const offlinePage = ({ title, text, retry }: Texts): string =>
  `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title>` +
  `<style>${style}</style><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><p><a href="">${escapeMarkup(retry)}</a></p></main></html>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeMarkup = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const { ink, paper } = colors;
const style =
  `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(${paper.dawn},${paper.dusk});color:light-dark(${ink.dawn},${ink.dusk})}` +
  'main{max-width:32rem;margin:20vh auto;padding:0 1.25rem}h1{line-height:1.1}a{color:inherit}';
