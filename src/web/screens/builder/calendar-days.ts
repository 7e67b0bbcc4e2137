/** Days are written as 2026-03-31 and have no time: they are counted in UTC, where every day is as long as the next. */
const DAY_MS = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The month of a day, as 2026-03. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The weeks of a month from Monday to Sunday; null for the days that belong to its neighbours. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const before = (new Date(Date.parse(first)).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: before }, () => null)
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day)
  while (days.length % 7 !== 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The nearest day that can be chosen, so many days on or beyond; undefined when there is none. */
export function stepDay(day: string, step: number, selectable: readonly string[]): string | undefined {
  const wanted = addDays(day, step)
  return step > 0 ? selectable.find((one) => one >= wanted) : selectable.findLast((one) => one <= wanted)
}
