/** The login flow has several pages; each passes on the address to return to. */
export function withCallback(href: string, callback: string | undefined): string {
  return callback ? `${href}?${new URLSearchParams({ callback })}` : href
}
