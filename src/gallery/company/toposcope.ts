import { formats, type FormatName } from '#features/toposcope/draw-engraving.ts';
import { writeEngraving } from '#features/toposcope/write-engraving.ts';
import { type Entries, list } from './entries.ts';

/** What the toposcope shows: a peak for each case study and service. */
export function describeToposcope({ say, text, several, studies, services }: Entries) {
  const engrave = (format: FormatName) =>
    `data:image/svg+xml,${encodeURIComponent(writeEngraving({ far: studies.length, mid: services.length }, formats[format]))}`;
  return {
    heading: say('What is in view'),
    text,
    studies: studies.map(({ id, data: { title, result } }) => ({ id, title, result })),
    services: services.map(({ id, data: { title } }) => ({
      id,
      title,
      results: list(several, () => ({ figure: '9 min', meaning: say('to the summit') })),
    })),
    drawings: { wide: engrave('wide'), narrow: engrave('narrow') },
  };
}
