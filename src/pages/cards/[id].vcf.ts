import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { cardContact, cardPhoto } from '#features/cards/card-contact.ts';
import { cardPaths } from '#features/cards/card-paths.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';

export const getStaticPaths = cardPaths;

type Props = InferGetStaticPropsType<typeof cardPaths>;

export const GET: APIRoute<Props> = async ({ props: { card } }) => {
  const [contact, photo] = await Promise.all([cardContact(card), cardPhoto(card)]);
  return new Response(writeVcard({ ...contact, photo }));
};
