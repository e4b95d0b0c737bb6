import type { APIRoute } from 'astro';
import { onePagePdf } from '#artefacts/one-page-pdf/one-page-pdf.ts';

export const GET: APIRoute = async () => new Response(new Uint8Array(await onePagePdf()));
