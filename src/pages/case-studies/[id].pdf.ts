import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { caseStudyPdf } from '#artefacts/case-study-pdf/case-study-pdf.ts';
import { listEntries } from '#collections/queries.ts';

export const getStaticPaths = async () =>
  (await listEntries('caseStudies')).map((study) => ({ params: { id: study.id }, props: study }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: study }) =>
  new Response(new Uint8Array(await caseStudyPdf(study)));
