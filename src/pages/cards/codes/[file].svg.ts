import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawQrCode } from '#artefacts/qr-code/qr.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import { listCards } from '#collections/queries.ts';

/** A card's two codes as files: the address of its page, and the contact itself without the photo. */
export const getStaticPaths = async () =>
  (await listCards()).flatMap((card) => [
    { params: { file: card.id }, props: drawQrCode(card.url, 'quartile') },
    { params: { file: `${card.id}-contact` }, props: drawQrCode(writeVcard(card), 'low') },
  ]);

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { path, size } }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`,
    // The header is for `npm run dev`. A build does not keep it, and Netlify goes by the ending.
    { headers: { 'content-type': 'image/svg+xml' } },
  );
