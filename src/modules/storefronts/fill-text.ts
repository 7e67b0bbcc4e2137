import type { OpeningHours } from '#storefronts/types.ts'
import { escapeHtml } from '../../platform/markdown.ts'
import { writeAddress } from '../../shared/address-order.ts'
import { localeOf, localPath } from './localise.ts'
import type { Localised } from './storefront-context.ts'

const PLACEHOLDER = /\{(brand|email|phone|company|address|hours)\}(\.?)/g
const LOCAL_LINK = /href="(\/[^"]*)"/g

/** Replaces the variables of a text, which is written for all storefronts, by this storefront's name, address and hours. */
export function fillText(ctx: Localised, text: string): string {
  if (!text.includes('{')) return text
  return text.replace(PLACEHOLDER, (_whole, name: string, stop: string) => endOnce(readValue(ctx, name), stop))
}

/** The same for HTML. Links to our own pages are also translated to this storefront's paths. */
export function fillHtml(ctx: Localised, html: string): string {
  return html
    .replace(PLACEHOLDER, (_whole, name: string, stop: string) => escapeHtml(endOnce(readValue(ctx, name), stop)))
    .replace(LOCAL_LINK, (_whole, path: string) => `href="${localPath(ctx, path)}"`)
}

/** Avoids a second full stop after a value that ends with one, such as "Cardbloom B.V." */
function endOnce(value: string, stop: string): string {
  return value.endsWith('.') ? value : value + stop
}

function readValue({ storefront, language }: Localised, name: string): string {
  const { company } = storefront
  if (name === 'brand') return storefront.name
  if (name === 'email') return company.email
  if (name === 'phone') return company.telephone
  if (name === 'company') return company.legalName
  if (name === 'address') return writeAddress(company)
  const locale = localeOf({ storefront, language })
  return writeHours(storefront.openingHours, locale)
}

/** "Monday–Friday 09:00–17:30". */
export function writeHours(hours: OpeningHours, locale: string): string {
  const lines = hours.map(({ days, opens, closes }) => `${writeDays(days, locale)} ${opens}–${closes}`)
  return lines.join(', ')
}

function writeDays(days: readonly number[], locale: string): string {
  const [first = 1] = days
  const last = days.at(-1) ?? first
  const isRange = days.length > 2 && last - first === days.length - 1
  if (isRange) return `${dayName(first, locale)}–${dayName(last, locale)}`
  return new Intl.ListFormat(locale).format(days.map((day) => dayName(day, locale)))
}

/** The first of January 2024 was a Monday. */
function dayName(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
}
