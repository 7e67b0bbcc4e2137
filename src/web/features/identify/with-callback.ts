/** The way in has several pages; where it ends is carried from one to the next. */
export function withCallback(href: string, callback: string | undefined): string {
  return callback ? `${href}?${new URLSearchParams({ callback })}` : href
}
