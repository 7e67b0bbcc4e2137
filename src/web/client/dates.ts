/** A calendar day ("2026-03-31") as its reader writes it; it has no time, so no time zone may move it. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}
