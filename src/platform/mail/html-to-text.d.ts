/** The part that the shop uses; the package has no types. */
declare module 'html-to-text' {
  export function compile(options: { wordwrap: false; selectors: readonly object[] }): (html: string) => string
}
