import type { APIRoute, InferGetStaticPropsType } from 'astro';
import logo from '#ui/logo/logo.svg?raw';
import { getPage, getSite, listLegalPages } from '#collections/queries.ts';
import { twoLines } from '#lib/text/two-lines.ts';
import { makeSocialImage } from '#lib/og/social-image.ts';
import { box, crests } from '#ui/ridges/crests.ts';

/** The picture that networks show beside a shared link, one for each indexable page. */
export async function getStaticPaths() {
  const { headline } = await getSite();
  const pages = await Promise.all(
    (
      [
        ['services', 'services'],
        ['work', 'work'],
        ['team', 'team'],
        ['joinus', 'joinUs'],
        ['get-started', 'getStarted'],
      ] as const
    ).map(async ([page, name]) => ({ page, heading: (await getPage(name)).heading })),
  );
  const legal = (await listLegalPages()).map(({ id, data }) => ({
    page: id,
    heading: data.heading,
  }));
  return [{ page: 'home', heading: headline }, ...pages, ...legal].map(({ page, heading }) => ({
    params: { page },
    props: { heading },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { heading } }) => {
  const { name, tagline } = await getSite();
  const words = { brand: name, heading: twoLines(heading, 16), text: tagline };
  const picture = await makeSocialImage(words, { ridges: { ...box, ...crests }, logo });
  return new Response(new Uint8Array(picture));
};
