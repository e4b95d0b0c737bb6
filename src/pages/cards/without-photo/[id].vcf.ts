import { cardContact } from '#features/cards/card-contact.ts';
import { cardPaths, type CardRoute } from '#features/cards/card-paths.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';

export const getStaticPaths = cardPaths;

export const GET: CardRoute = async ({ props: { card } }) =>
  new Response(writeVcard(await cardContact(card)));
