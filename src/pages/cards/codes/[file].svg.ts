import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawQrCode } from '#artefacts/qr-code/qr.ts';
import { listCards } from '#collections/queries.ts';

/** The code of a card's page as a file, for print. */
export const getStaticPaths = async () =>
  (await listCards()).map(({ id, url }) => ({
    params: { file: id },
    props: drawQrCode(url, 'Q'),
  }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { path, size } }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`,
    // The header is for `npm run dev`. A build does not keep it, and Netlify goes by the ending.
    { headers: { 'content-type': 'image/svg+xml' } },
  );
