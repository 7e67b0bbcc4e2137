import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useShop } from '#web/session/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { listWeeks, monthOf, reachDay } from './calendar-days.ts'

type CalendarProps = { label: string; days: readonly string[]; value: string; onChange: (day: string) => void }

/** Shows one month. Tab reaches one day; the arrow keys, PageUp, PageDown, Home and End reach the others. Days that cannot be chosen are skipped. */
export function Calendar({ label, days, value, onChange }: CalendarProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const grid = useRef<HTMLTableElement>(null)
  const first = days[0] ?? value
  const last = days.at(-1) ?? value
  const [month, setMonth] = useState(monthOf(value || first))
  const inMonth = days.filter((day) => monthOf(day) === month)
  const reached = inMonth.includes(value) ? value : inMonth[0]
  const months = [...new Set(days.map(monthOf))]
  const turn = (step: number) => setMonth(months[months.indexOf(month) + step] ?? month)
  const press = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day
    const next = day && reachDay(day, event.key, days)
    if (!next) return
    event.preventDefault()
    setMonth(monthOf(next))
    onChange(next)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }
  const title = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  )
  return (
    <div className="mx-auto w-full max-w-96">
      <div className="flex items-center justify-between">
        <IconButton icon="chevron-left" label={t`Previous month`} disabled={month <= monthOf(first)} onClick={() => turn(-1)} />
        <p aria-live="polite" className="text-lg font-semibold">
          {title}
        </p>
        <IconButton icon="chevron-right" label={t`Next month`} disabled={month >= monthOf(last)} onClick={() => turn(1)} />
      </div>
      <table ref={grid} aria-label={label} onKeyDown={press} className="w-full table-fixed border-separate border-spacing-1">
        <Weekdays locale={locale} />
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is identified by its position in the week
                <td key={place} className="p-0">
                  {day && (
                    <Day
                      day={day}
                      locale={locale}
                      isFree={inMonth.includes(day)}
                      isChosen={day === value}
                      isReached={day === reached}
                      onChoose={onChange}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The third of August 2026 is a Monday. */
const A_MONDAY = Date.UTC(2026, 7, 3)

function Weekdays({ locale }: { locale: string }) {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, place) => A_MONDAY + place * 86_400_000).map((day) => (
          <th key={day} scope="col" abbr={long.format(day)} className="py-1 text-center text-sm font-normal text-ink-soft">
            {short.format(day)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type DayProps = {
  day: string
  locale: string
  isFree: boolean
  isChosen: boolean
  isReached: boolean
  onChoose: (day: string) => void
}

function Day({ day, locale, isFree, isChosen, isReached, onChoose }: DayProps) {
  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day))
  return (
    <button
      type="button"
      data-day={day}
      disabled={!isFree}
      aria-label={name}
      aria-pressed={isChosen}
      tabIndex={isReached ? 0 : -1}
      onClick={() => onChoose(day)}
      className={classNames(
        'grid min-h-11 w-full place-items-center rounded-field font-semibold tabular-nums transition-colors',
        'enabled:not-aria-pressed:hover:bg-accent-pale disabled:font-normal disabled:text-ink-soft disabled:line-through',
        'aria-pressed:bg-accent-deep aria-pressed:text-white',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}
