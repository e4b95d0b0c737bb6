import subsetFont from 'subset-font';
import { displayFace } from './display-face.ts';

/**
 * The rule for the face "Card", which holds the letters of one card and comes inside its page: about 2 KB. It is empty for
 * a card with a letter that the face lacks.
 */
export async function cardFace(...texts: string[]): Promise<string> {
  const letters = texts.join('');
  // The word would be in two faces.
  if (!/^[ -~\u{A0}-\u{FF}‘’–]*$/u.test(letters)) return '';
  const font = await subsetFont(await displayFace(), letters, {
    targetFormat: 'woff2',
    // Pairs for kerning, which hardly show, and what only programs for layout read.
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  });
  const source = `data:font/woff2;base64,${font.toString('base64')}`;
  // A browser that reads it only after the first paint shows the fallback until then.
  return `@font-face{font-family:Card;font-weight:700;font-display:swap;src:url(${source})}`;
}
