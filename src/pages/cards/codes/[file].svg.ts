import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { cardContact } from '#features/cards/card-contact.ts';
import { listEntries } from '#collections/queries.ts';
import { drawQrCode } from '#artefacts/qr-code/qr.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';

export const getStaticPaths = async () => {
  const cards = await listEntries('cards');
  return cards.flatMap((card) => [
    { params: { file: card.id }, props: { card, holds: 'url' as const } },
    { params: { file: `${card.id}-contact` }, props: { card, holds: 'contact' as const } },
  ]);
};

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A card's two codes as files: the address of its page, and the contact itself without the photo. */
export const GET: APIRoute<Props> = async ({ props: { card, holds } }) => {
  const contact = await cardContact(card);
  const { path, size } =
    holds === 'url' ? drawQrCode(contact.url, 'quartile') : drawQrCode(writeVcard(contact), 'low');
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`,
    // The header is for `npm run dev`. A build does not keep it, and Netlify goes by the ending.
    { headers: { 'content-type': 'image/svg+xml' } },
  );
};
