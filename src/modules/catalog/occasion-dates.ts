import { Temporal } from 'temporal-polyfill'

type Day = Temporal.PlainDate
/** Calculates the day of an occasion in a year and a country. */
type Rule = (year: number, countryCode: string) => Day

const SUNDAY = 7
const on = (month: number, day: number) => (year: number) => Temporal.PlainDate.from({ year, month, day })
/** `place` 1 is the first Sunday of a month, 2 the second, -1 the last. */
const sundayOf = (month: number, place: number) => (year: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const last = Temporal.PlainDate.from({ year, month, day: first.daysInMonth })
  if (place < 0) return last.subtract({ days: last.dayOfWeek % SUNDAY })
  return first.add({ days: ((SUNDAY - first.dayOfWeek) % SUNDAY) + 7 * (place - 1) })
}
const fromEaster = (days: number) => (year: number) => easterSunday(year).add({ days })

const MOTHERS_DAY: Readonly<Record<string, (year: number) => Day>> = {
  GB: fromEaster(-21),
  IE: fromEaster(-21),
  ES: sundayOf(5, 1),
  PT: sundayOf(5, 1),
  FR: frenchMothersDay,
  SE: sundayOf(5, -1),
  PL: on(5, 26),
  MX: on(5, 10),
  NO: sundayOf(2, 2),
  AE: on(3, 21),
}
const FATHERS_DAY: Readonly<Record<string, (year: number) => Day>> = {
  ES: on(3, 19),
  IT: on(3, 19),
  PT: on(3, 19),
  DE: fromEaster(39),
  AT: sundayOf(6, 2),
  BE: sundayOf(6, 2),
  CH: sundayOf(6, 1),
  DK: on(6, 5),
  PL: on(6, 23),
  NO: sundayOf(11, 2),
  SE: sundayOf(11, 2),
  AU: sundayOf(9, 1),
  NZ: sundayOf(9, 1),
  BR: sundayOf(8, 2),
}

/** Occasions with a date; others, such as birthdays, differ by person. Countries with a different date are listed. */
const RULES: Readonly<Record<string, Rule>> = {
  christmas: on(12, 25),
  'valentines-day': (year, countryCode) => (countryCode === 'BR' ? on(6, 12)(year) : on(2, 14)(year)),
  'mothers-day': (year, countryCode) => (MOTHERS_DAY[countryCode] ?? sundayOf(5, 2))(year),
  'fathers-day': (year, countryCode) => (FATHERS_DAY[countryCode] ?? sundayOf(6, 3))(year),
  easter: fromEaster(0),
}

/** The next date of an occasion, which may be today, such as 2026-12-25; undefined for an occasion without a date. */
export function nextOccasionDate(
  key: string,
  { today, countryCode }: { today: string; countryCode: string },
): string | undefined {
  const rule = RULES[key]
  if (!rule) return undefined
  const { year } = Temporal.PlainDate.from(today)
  const thisYear = rule(year, countryCode).toString()
  return thisYear >= today ? thisYear : rule(year + 1, countryCode).toString()
}

/** The last Sunday of May. If that is Whit Sunday, the first Sunday of June. */
function frenchMothersDay(year: number): Day {
  const last = sundayOf(5, -1)(year)
  return last.equals(fromEaster(49)(year)) ? last.add({ days: 7 }) : last
}

/** Gauss's rule for the Gregorian calendar. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100)
  const lunar = year % 19
  const correction = Math.floor(century / 4)
  const moon = (19 * lunar + century - correction - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7
  const shift = Math.floor((lunar + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * shift + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}
