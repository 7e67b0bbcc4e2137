import { isIban } from '../src/shared/iban.ts'
import { findEmailFault } from '../src/shared/validation/email.ts'
import type { Storefront } from './types.ts'

/** Everything wrong with a set of storefronts, one sentence each; none when they can be served side by side. */
export function listFaults(storefronts: readonly Storefront[]): string[] {
  return [
    ...listRepeated('code', storefronts, (storefront) => storefront.code),
    ...listRepeated('host', storefronts, (storefront) => storefront.host),
    ...listRepeated('store id', storefronts, (storefront) => storefront.storeId),
    ...storefronts.flatMap((storefront) => listOwnFaults(storefront).map((fault) => `${storefront.code}: ${fault}.`)),
  ]
}

function listRepeated(
  what: string,
  storefronts: readonly Storefront[],
  toValue: (storefront: Storefront) => string | number,
): string[] {
  const values = storefronts.map(toValue)
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index))
  return [...repeated].map((value) => `The ${what} ${value} is given to more than one storefront.`)
}

function listOwnFaults(storefront: Storefront): string[] {
  const { languages, toggles, pdpFeaturedBlock, pdpPromotionBlock } = storefront
  const { accountNumber, bic } = storefront.company.bankAccount
  const links = [pdpFeaturedBlock.href, pdpPromotionBlock.href]
  const checks: [fault: string, isFine: boolean][] = [
    ['its code is not two to six capital letters', /^[A-Z]{2,6}$/.test(storefront.code)],
    ['its store id is not a whole number from 1 to 99', isStoreId(storefront.storeId)],
    ['its host is not a plain host name', /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(storefront.host)],
    ['its country is unknown', isCountry(storefront.countryCode)],
    ['its currency is unknown', isCurrency(storefront.currency)],
    ['its time zone is unknown', isTimeZone(storefront.timeZone)],
    ['it has no language', languages.length > 0],
    ['it names a language twice', new Set(languages.map(({ code }) => code)).size === languages.length],
    ['a locale is unknown', languages.every(({ locale }) => isLocale(locale))],
    ['a locale is of another country', languages.every(({ locale }) => locale.endsWith(`-${storefront.countryCode}`))],
    ['it takes no payment', storefront.paymentMethods.length > 0],
    ['it takes a payment method twice', isWithoutRepeats(storefront.paymentMethods)],
    ['it is never open', storefront.openingHours.length > 0],
    ['its opening hours end before they begin', storefront.openingHours.every(({ opens, closes }) => opens < closes)],
    ['its e-mail address is on another host', storefront.company.email.endsWith(`@${storefront.host}`)],
    ['its address for quotes is no e-mail address', findEmailFault(storefront.company.salesEmail) === undefined],
    ['its IBAN is mistyped', !/^[A-Z]{2}\d/.test(accountNumber) || isIban(accountNumber)],
    ['its BIC is mistyped', /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic)],
    ['its telephone number is not in the international form', /^\+\d[\d ]{7,}$/.test(storefront.company.telephone)],
    ['a block leads to the doubler, which is off', toggles.doubler || !links.includes('/doubler/')],
  ]
  const faults = checks.filter(([, isFine]) => !isFine).map(([fault]) => fault)
  return [...faults, ...listBlanks(storefront).map((field) => `${field} is blank`)]
}

/** Every text anywhere in the storefront has something in it; the field is named by the way to it. */
function listBlanks(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [field] : []
  if (typeof value !== 'object' || value === null) return value === undefined ? [field] : []
  return Object.entries(value).flatMap(([key, inner]) => listBlanks(inner, field ? `${field}.${key}` : key))
}

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) !== undefined
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

export function isTimeZone(name: string): boolean {
  return name.includes('/') && isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: name }))
}

function isLocale(locale: string): boolean {
  return isAccepted(() => Intl.getCanonicalLocales(locale)) && Intl.NumberFormat.supportedLocalesOf(locale).length === 1
}

function isStoreId(storeId: number): boolean {
  return Number.isInteger(storeId) && storeId >= 1 && storeId <= 99
}

function isWithoutRepeats(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
