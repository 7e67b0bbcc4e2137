type Hours = { days: readonly number[]; opens: string; closes: string }

export type Day = { day: number; hours: string | null }

/** The week from Monday, each day with its hours; null when closed. */
export function listWeek(lines: readonly Hours[]): Day[] {
  return Array.from({ length: 7 }, (_, index) => {
    const open = lines.filter(({ days }) => days.includes(index + 1)).map(({ opens, closes }) => `${opens} – ${closes}`)
    return { day: index + 1, hours: open.length > 0 ? open.join(', ') : null }
  })
}

/** "Monday"; 1 January 2024 was a Monday. */
export function nameWeekday(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
}

/** Whether the shop answers at that moment, on the shop's own clock. */
export function isOpenAt(lines: readonly Hours[], timeZone: string, now: number): boolean {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now)
  const [date = '', time = ''] = local.split(' ')
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  return lines.some(({ days, opens, closes }) => days.includes(weekday) && opens <= time && time < closes)
}
