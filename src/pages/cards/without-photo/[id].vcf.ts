import type { APIRoute } from 'astro';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import type { Card } from '#collections/queries.ts';
import { cardPaths } from '#collections/card-paths.ts';

export const getStaticPaths = cardPaths;

export const GET: APIRoute<Card> = ({ props: card }) => new Response(writeVcard(card));
