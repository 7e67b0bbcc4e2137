/** Days are written as 2026-03-31 and have no time. They are counted in UTC, where every day has the same length. */
const DAY_MS = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The month of a day, as 2026-03. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(Date.parse(day)).getUTCDay() + 6) % 7

/** The weeks of a month from Monday to Sunday; null for the days that belong to its neighbours. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const before = weekdayOf(first)
  const days: (string | null)[] = Array.from({ length: before }, () => null)
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day)
  while (days.length % 7 !== 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The same day of another month, or that month's last day if it is shorter. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0))
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth.getUTCDate()))).toISOString().slice(0, 10)
}

/** The day that each key moves to: by day, by week, by month, and to the ends of the week. */
const TARGETS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
}

/** Keys that stay on the current day if the target cannot be chosen. */
const WEEK_ENDS = new Set(['Home', 'End'])

/** The day that a key of the calendar moves to: the target itself, or the nearest selectable day beyond it. Undefined when there is none. */
export function reachDay(day: string, key: string, selectable: readonly string[]): string | undefined {
  const target = TARGETS[key]?.(day)
  if (!target) return undefined
  // Home searches forwards and End searches backwards, so that both stay within the week.
  const isForwards = WEEK_ENDS.has(key) ? key === 'Home' : target > day
  return isForwards ? selectable.find((one) => one >= target) : selectable.findLast((one) => one <= target)
}
