import type { APIRoute, InferGetStaticPropsType } from 'astro';
import logo from '#ui/logo/logo.svg?raw';
import { cardPaths } from '#features/cards/card-paths.ts';
import { makeSocialImage } from '#lib/og/social-image.ts';
import { twoLines } from '#lib/text/two-lines.ts';
import { box, crests } from '#ui/ridges/crests.ts';

export const getStaticPaths = cardPaths;

type Props = InferGetStaticPropsType<typeof cardPaths>;

/** The front of the card as a picture, which networks show beside a shared link. */
export const GET: APIRoute<Props> = async ({ props: { card } }) => {
  const { name, title, organization } = card.data;
  const words = { brand: organization, heading: twoLines(name, 9), text: title };
  const picture = await makeSocialImage(words, { ridges: { ...box, ...crests }, logo });
  return new Response(new Uint8Array(picture));
};
