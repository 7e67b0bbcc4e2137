/** What we use of it; it comes without types. */
declare module 'html-to-text' {
  export function compile(options: { wordwrap: false; selectors: readonly object[] }): (html: string) => string
}
