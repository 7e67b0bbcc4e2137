import type { ActivateQuery, CreateActivationOrderInput, PayableMethodFragment } from '#generated/documents.ts'
import type { FailureName, ShopFailure } from '#shared/failures.ts'
import { findActivationFailure, groupByAmount, listRepeated } from '#shared/validation/activation.ts'
import { CARD_PREFIX, toCardNumber } from '#shared/validation/card-number.ts'
import { asksPlace } from '#shared/validation/payer.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { listYourDataFailures, toBillingAddress, type YourData } from '../../features/address-form/your-data.ts'
import { toAmount } from '../../features/gift-builder/own-value.ts'
import { findValueFailure } from '../../features/gift-builder/value-failure.ts'
import { limitToOffered, listMethodFailures, type MethodChoice } from '../../features/payment-methods/method-choice.ts'
import { findEmailFailure, toFailures } from '../../forms/form-failures.ts'

/** One card, as it is typed. Its amount is used only if each card has its own. */
export type CardRow = { key: number; cardNumber: string; amount: string }

export type ActivationValues = YourData &
  MethodChoice & {
    rows: readonly CardRow[]
    /** One amount for all cards. */
    isSame: boolean
    amount: string
    acceptTerms: boolean
  }

export type ActivationAsked = {
  terms: NonNullable<ActivateQuery['activationTerms']>
  methods: readonly PayableMethodFragment[]
  isAddressRequired: boolean
  locale: string
}

type ReadRow = { number: string; failure: FailureName | undefined }

/** A row object never changes, so each is checked only once: otherwise a key press would check a thousand cards again. */
const READ = new WeakMap<CardRow, ReadRow>()

function readRow(row: CardRow): ReadRow {
  const known = READ.get(row)
  if (known) return known
  const number = toCardNumber(row.cardNumber)
  const read = { number, failure: findActivationFailure(number) }
  READ.set(row, read)
  return read
}

/** The indexes of the rows that are filled in. An empty row, as a scanner leaves behind, is ignored unless it is the only one. */
export function listFilled({ rows }: Pick<ActivationValues, 'rows'>): number[] {
  const filled = rows.flatMap((row, index) => (readRow(row).number === '' ? [] : [index]))
  return filled.length > 0 ? filled : [0]
}

const amountOf = ({ isSame, amount, rows }: ActivationValues, index: number) =>
  (isSame ? amount : (rows[index]?.amount ?? '')).trim()
const numberOf = ({ rows }: ActivationValues, index: number) => readRow(rows[index] as CardRow).number

export function listActivationFailures(values: ActivationValues, asked: ActivationAsked): ShopFailure[] {
  return [
    ...listCardFailures(values),
    ...listAmountFailures(values, asked),
    ...listPayerFailures(values, asked),
    ...listMethodFailures(values, asked.methods),
    ...toFailures({ acceptTerms: values.acceptTerms ? undefined : 'TERMS_REQUIRED' }),
  ]
}

function listCardFailures(values: ActivationValues): ShopFailure[] {
  const filled = listFilled(values)
  const repeated = new Set(listRepeated(filled.map((index) => numberOf(values, index))).map((place) => filled[place]))
  return filled.flatMap((index): ShopFailure[] => {
    const name = readRow(values.rows[index] as CardRow).failure ?? (repeated.has(index) ? 'ACTIVATION_TWICE' : undefined)
    return name ? [{ name, parameter: `rows.${index}.cardNumber`, values: { prefix: CARD_PREFIX } }] : []
  })
}

function listAmountFailures(values: ActivationValues, asked: ActivationAsked): ShopFailure[] {
  const places = values.isSame ? [0] : listFilled(values)
  return places.flatMap((index) => {
    const failure = findAmountFailure(amountOf(values, index), asked)
    return failure ? [{ ...failure, parameter: values.isSame ? 'amount' : `rows.${index}.amount` }] : []
  })
}

function findAmountFailure(typed: string, { terms, locale }: ActivationAsked): ShopFailure | undefined {
  const { minAmount: minPrice, maxAmount: maxPrice } = terms
  return findValueFailure(typed, { hasFixedPrices: false, pricesToShow: [], minPrice, maxPrice }, locale)
}

const toAsked = (isAddressRequired: boolean) => ({ isPosted: false, isAddressRequired, isEmailTwice: false })

/** A person gives only an e-mail address, unless the store needs an address on every receipt. */
export function asksPayer({ customerType }: Pick<YourData, 'customerType'>, isAddressRequired: boolean): boolean {
  return asksPlace({ isPosted: false, customerType, isAddressRequired })
}

function listPayerFailures(values: ActivationValues, { isAddressRequired }: ActivationAsked): ShopFailure[] {
  if (asksPayer(values, isAddressRequired)) return listYourDataFailures(values, toAsked(isAddressRequired))
  return toFailures({ email: findEmailFailure(values.email) })
}

export type Summed = { count: number; total: number; groups: { amount: number; count: number }[] }

/** The totals of the summary while the visitor types; amounts that are not numbers are ignored. */
export function sumUp(values: ActivationValues): Summed {
  const filled = listFilled(values).filter((index) => numberOf(values, index) !== '')
  const amounts = filled
    .map((index) => toAmount(amountOf(values, index)))
    .filter((amount) => Number.isInteger(amount) && amount > 0)
  const groups = [...Map.groupBy(amounts, (amount) => amount)].map(([amount, some]) => ({ amount, count: some.length }))
  return { count: filled.length, total: amounts.reduce((sum, amount) => sum + amount, 0), groups }
}

export function toActivationInput(values: ActivationValues, asked: ActivationAsked): CreateActivationOrderInput {
  const { methods, isAddressRequired } = asked
  const { paymentMethod, issuer } = limitToOffered(values, methods)
  const cards = listFilled(values).map((index) => ({
    cardNumber: numberOf(values, index),
    amount: toAmount(amountOf(values, index)),
  }))
  const billing = asksPayer(values, isAddressRequired)
    ? { billingAddress: toBillingAddress(pickYourData(values), toAsked(isAddressRequired)) }
    : {}
  return {
    cards: groupByAmount(cards),
    email: values.email.trim(),
    ...billing,
    acceptTerms: values.acceptTerms,
    expectedTotal: cards.reduce((sum, { amount }) => sum + amount, 0),
    ...(paymentMethod ? { paymentMethod } : {}),
    ...(issuer ? { issuer } : {}),
  }
}

/** The part of the form that is the buyer's data. */
function pickYourData(values: ActivationValues): YourData {
  const {
    rows: _rows,
    isSame: _same,
    amount: _amount,
    acceptTerms: _terms,
    paymentMethod: _method,
    issuer: _bank,
    ...data
  } = values
  return data
}

/** In "cards.3.amount", 3 counts the sent cards, while the form counts its rows. */
export function fieldOfRefusal({ referencedRequestParameter }: CallFailure, values: ActivationValues): string | undefined {
  const [part = '', place = '', field = ''] = (referencedRequestParameter ?? '').split('.')
  if (part === 'cards' && field === 'amount' && values.isSame) return 'amount'
  if (part === 'cards' && field) return `rows.${listFilled(values)[Number(place)]}.${field}`
  const name = part === 'billingAddress' ? place : part
  return name !== 'rows' && name in values ? name : undefined
}
