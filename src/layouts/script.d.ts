declare module '*?script' {
  export const text: string;
}
