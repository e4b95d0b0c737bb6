declare module 'vcf' {
  interface Property {
    valueOf(): string;
  }

  /** What the tests use of a package that brings no types. */
  export default class VCard {
    parse(file: string): this;
    get(field: string): Property | undefined;
  }
}
