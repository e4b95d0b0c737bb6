// The types of DefinitelyTyped are older than `dropTables`, `keepAllGlyphs`, `keepFeatures` and `noHinting`.
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
