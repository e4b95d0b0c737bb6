import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { makeSocialImage } from '#artefacts/social-image/social-image.ts';
import { listSocialImages } from '#collections/social-images.ts';

/** The picture that networks show beside a shared link, one for each indexable page. */
export const getStaticPaths = async () =>
  (await listSocialImages()).map((image) => ({ params: { page: image.page }, props: { image } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { image } }) =>
  new Response(new Uint8Array(await makeSocialImage(image)));
