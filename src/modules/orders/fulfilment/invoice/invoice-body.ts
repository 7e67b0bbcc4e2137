import type { CardPayment } from '#modules/giftcards/index.ts'
import { type PaymentMethodId, titleOfMethod } from '#modules/payments/index.ts'
import { type LanguageCode, localeOf, type Storefront, shopDayOf } from '#modules/storefronts/index.ts'
import { listPackages, type Order, type OrderAddress, type OrderKind } from '../../order.ts'
import type { Extras } from '../../price-order.ts'
import type { Totals } from '../../totals/order-totals.ts'
import { standardRate } from '../../totals/value-added-tax.ts'
import { writeAddressLines } from '../address-lines.ts'
import { listSold } from '../sold-lines.ts'
import { lastDayToPay } from './payment-term.ts'

/** A line of an invoice. Gift cards, donations and their discounts have no VAT (spec §1); all other lines include it. */
export type InvoiceLine = {
  kind: 'CARD' | 'EXTRA' | 'SHIPPING' | 'SERVICE_FEE' | 'DISCOUNT'
  /** Empty when the document has a fixed name for the line, in its language. */
  title: string
  qty: number
  unitMinor: number
  totalMinor: number
  isTaxed: boolean
}

/** The content of an invoice on its day of issue. */
export type InvoiceBody = {
  language: LanguageCode
  locale: string
  currency: string
  orderNumber: string
  orderedOn: string
  paymentMethod: string
  /** The gift cards that paid a part or all of it. Missing in early invoices. */
  giftcards?: readonly CardPayment[]
  /** Missing in early invoices. */
  kind?: OrderKind
  /** True for an order by a business. Missing in early invoices. */
  isBusiness?: boolean
  /** Not paid yet. */
  isUnpaid: boolean
  /** True for a document that asks for payment before anything is sent. It is not an invoice; the invoice follows after payment. */
  isProForma?: true
  /** The amount due, and the account to pay it to. Missing in early invoices. */
  amountDue?: { minor: number; accountHolder: string; accountNumber: string; bic: string; payBefore: string }
  seller: { name: string; lines: string[]; registrationNumber: string; vatNumber: string; email: string; telephone: string }
  buyer: { lines: string[]; vatNumber: string | null; registrationNumber: string | null; reference: string | null }
  lines: InvoiceLine[]
  totalMinor: number
  tax: { ratePercent: number; exemptMinor: number; netMinor: number; taxMinor: number }
}

type Shop = { storefront: Storefront; language: LanguageCode }
/** Paid; sent to a company that pays later; or to be paid before anything is sent. */
export type PaymentTerms = 'PAID' | 'ON_CREDIT' | 'PRO_FORMA'
type Facts = { extras: Extras; giftcards: readonly CardPayment[]; issuedOn: string; terms: PaymentTerms }

// oxlint-disable-next-line max-lines-per-function -- nearly all of it is the fields of the document, in order
export function invoiceBody(order: Order, facts: Facts, { storefront, language }: Shop): InvoiceBody {
  const { extras, giftcards, issuedOn, terms } = facts
  const { frozenTotals: totals } = order
  if (!totals) throw new Error('Only a placed order has an invoice')
  const { company } = storefront
  const locale = localeOf({ storefront, language })
  const lines = listLines(order, totals, extras)
  const taxedMinor = lines.reduce((sum, { isTaxed, totalMinor }) => sum + (isTaxed ? totalMinor : 0), 0)
  const isUnpaid = terms !== 'PAID'
  const minor = giftcards.reduce((rest, card) => rest - card.minor, totals.totalMinor)
  const dayOf = (at: Date | null) => shopDayOf(storefront, at ?? order.createdAt)
  return {
    language,
    locale,
    currency: order.currency,
    orderNumber: String(order.number),
    orderedOn: dayOf(order.placedAt),
    paymentMethod: titleOf(order, terms, language),
    giftcards,
    kind: order.kind,
    isBusiness: order.customerType === 'BUSINESS',
    isUnpaid,
    ...(terms === 'PRO_FORMA' && { isProForma: true }),
    ...(isUnpaid && {
      amountDue: { minor, accountHolder: company.legalName, ...company.bankAccount, payBefore: lastDayToPay(issuedOn) },
    }),
    seller: {
      name: storefront.name,
      lines: [company.legalName, ...writeAddressLines(company, locale)],
      registrationNumber: company.registrationNumber,
      vatNumber: company.vatNumber,
      email: company.email,
      telephone: company.telephone,
    },
    buyer: toBuyer(order.billingAddress ?? {}, locale),
    lines,
    totalMinor: totals.totalMinor,
    tax: {
      ratePercent: standardRate(storefront.countryCode),
      exemptMinor: totals.totalMinor - taxedMinor,
      netMinor: taxedMinor - totals.taxMinor,
      taxMinor: totals.taxMinor,
    },
  }
}

/** The transfer of a pro forma invoice is shown as a bank transfer once it is paid. */
function titleOf({ paymentMethod }: Order, terms: PaymentTerms, language: LanguageCode): string {
  if (!paymentMethod) return ''
  const method = terms === 'PAID' && paymentMethod === 'invoice' ? 'banktransfer' : paymentMethod
  return titleOfMethod(method as PaymentMethodId, language)
}

function toBuyer(address: OrderAddress, locale: string): InvoiceBody['buyer'] {
  const { companyName, firstName = '', lastName = '', vatNumber, kvkNumber, referenceNumber } = address
  const name = `${firstName} ${lastName}`.trim()
  return {
    lines: [...(companyName ? [companyName] : []), ...(name ? [name] : []), ...writeAddressLines(address, locale)],
    vatNumber: vatNumber ?? null,
    registrationNumber: kvkNumber ?? null,
    reference: referenceNumber ?? null,
  }
}

type Sold = Pick<InvoiceLine, 'kind' | 'unitMinor'> & Partial<Pick<InvoiceLine, 'title' | 'qty'>>

/** Their sum is the total of the order. */
function listLines(order: Order, totals: Totals, extras: Extras): InvoiceLine[] {
  const lineOf = ({ kind, title = '', qty = 1, unitMinor }: Sold): InvoiceLine => {
    const isTaxed = kind === 'EXTRA' || kind === 'SHIPPING' || kind === 'SERVICE_FEE'
    return { kind, title, qty, unitMinor, totalMinor: qty * unitMinor, isTaxed }
  }
  return [
    ...listPackages(order).flatMap((one) => listSold(one, extras).map((sold) => lineOf({ ...sold, qty: one.qty }))),
    lineOf({ kind: 'SHIPPING', unitMinor: totals.shippingMinor }),
    lineOf({ kind: 'SERVICE_FEE', unitMinor: totals.serviceFeeMinor }),
    lineOf({ kind: 'DISCOUNT', unitMinor: -totals.discountMinor }),
  ].filter(({ totalMinor }) => totalMinor !== 0)
}
