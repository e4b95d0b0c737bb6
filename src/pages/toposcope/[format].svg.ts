import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getTeamPage } from '#collections/pages/team.ts';
import { formats, type FormatName } from '#features/toposcope/draw-engraving.ts';
import { writeEngraving } from '#features/toposcope/write-engraving.ts';

/** The drawing of the toposcope on Team, for wide and for narrow screens. */
export const getStaticPaths = () =>
  (Object.keys(formats) as FormatName[]).map((format) => ({
    params: { format },
    props: { format },
  }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { format } }) => {
  const { studies, services } = (await getTeamPage()).toposcope;
  return new Response(
    writeEngraving({ far: studies.length, mid: services.length }, formats[format]),
    // The header is for `npm run dev`. A build does not keep it, and Netlify goes by the ending.
    { headers: { 'content-type': 'image/svg+xml' } },
  );
};
