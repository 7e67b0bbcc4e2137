import type { FailureName, ShopFailure } from '../failures.ts'
import { writePhone } from '../phone-number.ts'
import { findEmailFailure, findTextFailure, toFailures } from './field-failures.ts'
import { findNameFailure } from './names.ts'
import { findPhoneNumberFault } from './phone.ts'
import { findVatNumberFailure } from './vat-number.ts'

export const CONTACT_PREFERENCES = ['EMAIL', 'PHONE'] as const
export type ContactPreference = (typeof CONTACT_PREFERENCES)[number]

export const QUOTE_MAX_LENGTHS = { message: 2_000, remark: 1_000 } as const
/** The limits of the amount per card, in whole units of the currency, and of the number of cards. */
export const WISH_RANGES = { amount: { min: 1, max: 10_000 }, quantity: { min: 1, max: 100_000 } } as const
const YEARS_AHEAD = 2
const KVK_NUMBER = /^\d{8}$/

/** A wanted gift card. Amount and quantity may be left open. */
export type Wish = { productId: string; amount: number | null; quantity: number | null }

/** A quote request as a form or a caller sends it (spec §3). Optional texts are empty. */
export type QuoteFields = {
  message: string
  remark: string
  contactPreference: ContactPreference
  companyName: string
  vatNumber: string
  kvkNumber: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  products: readonly Wish[]
  /** 2026-03-31, or empty. */
  neededOn: string
}

/** The storefront's country, and its day today. */
export type QuotePlace = { countryCode: string; today: string }

/** Trims the texts, and adds the dial code to the phone number. */
export function tidyQuote(fields: QuoteFields, { countryCode }: Pick<QuotePlace, 'countryCode'>): QuoteFields {
  const { products, contactPreference, ...texts } = fields
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as typeof texts
  const phoneNumber = writePhone({ countryCode, digits: trimmed.phoneNumber })
  return { ...trimmed, phoneNumber, contactPreference, products }
}

/** The failures of a tidied request, in the order of the form. Message and remark are required (spec §5). */
export function listQuoteFailures(fields: QuoteFields, place: QuotePlace): ShopFailure[] {
  const named = toFailures({
    companyName: findNameFailure('companyName', fields.companyName),
    vatNumber: fields.vatNumber ? findVatNumberFailure(fields.vatNumber, place.countryCode) : undefined,
    kvkNumber: fields.kvkNumber && !KVK_NUMBER.test(fields.kvkNumber) ? 'KVK_NUMBER_INVALID' : undefined,
    firstName: findNameFailure('firstName', fields.firstName),
    lastName: findNameFailure('lastName', fields.lastName),
    email: findEmailFailure(fields.email),
    phoneNumber: findPhoneFailure(fields),
    message: findTextFailure(fields.message, 'MESSAGE_REQUIRED', QUOTE_MAX_LENGTHS.message),
    remark: findTextFailure(fields.remark, 'REMARK_REQUIRED', QUOTE_MAX_LENGTHS.remark),
  })
  const day = isDayAhead(fields.neededOn, place.today) ? [] : [{ name: 'DAY_INVALID' as const, parameter: 'neededOn' }]
  return [...named, ...fields.products.flatMap(listWishFailures), ...day]
}

/** Required only when the shop should call. */
function findPhoneFailure({ phoneNumber, contactPreference }: QuoteFields): FailureName | undefined {
  const isRequired = contactPreference === 'PHONE'
  if (phoneNumber === '') return isRequired ? 'PHONE_REQUIRED' : undefined
  return findPhoneNumberFault(phoneNumber, isRequired) ? 'PHONE_INVALID' : undefined
}

/** A line that was not filled in. */
export function isBlankWish({ productId, amount, quantity }: Wish): boolean {
  return productId === '' && amount === null && quantity === null
}

function listWishFailures(wish: Wish, index: number): ShopFailure[] {
  if (isBlankWish(wish)) return []
  const { productId, amount, quantity } = wish
  const place = `products.${index}`
  return [
    ...(productId === '' ? [{ name: 'PRODUCT_REQUIRED' as const, parameter: `${place}.productId` }] : []),
    ...listNumberFailures(amount, WISH_RANGES.amount, `${place}.amount`),
    ...listNumberFailures(quantity, WISH_RANGES.quantity, `${place}.quantity`),
  ]
}

function listNumberFailures(number: number | null, { min, max }: { min: number; max: number }, parameter: string): ShopFailure[] {
  if (number === null || (Number.isInteger(number) && number >= min && number <= max)) return []
  return [{ name: 'NUMBER_INVALID', parameter, values: { minimum: String(min), maximum: String(max) } }]
}

/** An empty day is valid, because the day is optional. */
function isDayAhead(day: string, today: string): boolean {
  if (day === '') return true
  const instant = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // JavaScript parses 30 February as a day in March.
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day)
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
  return isDay && day >= today && day <= last
}
