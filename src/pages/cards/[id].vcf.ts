import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { cardContact } from '#features/cards/card-contact.ts';
import { cardPhoto } from '#features/cards/card-photo.ts';
import { listCards } from '#lib/content/queries.ts';
import { writeVcard } from '#lib/vcard/vcard.ts';

export const getStaticPaths = (async () =>
  (await listCards()).map((card) => ({
    params: { id: card.id },
    props: { card },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { card } }) => {
  const [contact, photo] = await Promise.all([cardContact(card), cardPhoto(card)]);
  return new Response(writeVcard({ ...contact, photo }));
};
