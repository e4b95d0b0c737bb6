import type { APIRoute } from 'astro';
import { makeSocialImage } from '#artefacts/social-image/social-image.ts';
import { cardImage } from '#collections/social-images.ts';
import { cardPaths, type OwnedCard } from '#collections/card-paths.ts';

export const getStaticPaths = cardPaths;

/** The front of the card as a picture, which networks show beside a shared link. */
export const GET: APIRoute<OwnedCard> = async ({ props: card }) =>
  new Response(new Uint8Array(await makeSocialImage(cardImage(card))));
