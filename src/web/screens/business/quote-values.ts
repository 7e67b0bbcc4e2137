import type { QuoteProductsQuery, QuoteRequestInput } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import {
  CONTACT_PREFERENCES,
  isBlankWish,
  listQuoteFailures,
  type QuoteFields,
  type QuotePlace,
  tidyQuote,
} from '#shared/validation/quote-request.ts'
import { openDraft } from '../../forms/draft.ts'

export type WishLine = { productId: string; amount: string; quantity: string }
/** A file that is already uploaded. */
export type Attached = { id: string; name: string }
export type QuoteValues = Omit<QuoteFields, 'products'> & { products: readonly WishLine[]; attachment: Attached | null }

/** A card that a business can ask for. */
export type Wishable = { id: string; title: string }

export const BLANK_LINE: WishLine = { productId: '', amount: '', quantity: '' }
export const MAX_LINES = 10
/** Without script no line can be added, so the form starts with several. */
export const PLAIN_LINES = 3

export function listWishable({ first, second, third }: QuoteProductsQuery, locale: string): Wishable[] {
  const all = [...first.products, ...second.products, ...third.products].map(({ id, title }) => ({ id, title }))
  return all.toSorted((a, b) => a.title.localeCompare(b.title, locale))
}

export function startQuote(productId?: string): QuoteValues {
  return {
    message: '',
    remark: '',
    contactPreference: 'EMAIL',
    companyName: '',
    vatNumber: '',
    kvkNumber: '',
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    products: [productId ? { ...BLANK_LINE, productId } : BLANK_LINE],
    neededOn: '',
    attachment: null,
  }
}

function toFields({ attachment: _file, products, ...values }: QuoteValues): QuoteFields {
  const toNumber = (typed: string) => (typed.trim() === '' ? null : Number(typed))
  return {
    ...values,
    products: products.map(({ productId, amount, quantity }) => ({
      productId,
      amount: toNumber(amount),
      quantity: toNumber(quantity),
    })),
  }
}

export function listFailures(values: QuoteValues, place: QuotePlace): ShopFailure[] {
  return listQuoteFailures(tidyQuote(toFields(values), place), place)
}

/** Lines keep their positions, so that a refusal finds its line; blank lines at the end are not sent. */
export function toQuoteInput(values: QuoteValues, attachmentId: string | null): QuoteRequestInput {
  const { products, ...fields } = toFields(values)
  const last = products.findLastIndex((wish) => !isBlankWish(wish))
  return { ...fields, products: products.slice(0, last + 1), attachmentId }
}

export const draft = openDraft<QuoteValues>('quote')

/** Restores text that was typed into the server's page while the script was loading, or earlier in this tab. */
export function restoreQuote(initial: QuoteValues, form: HTMLFormElement | null): QuoteValues {
  const saved = draft.read()
  const typed = readTyped(initial, form)
  const products = saved.products && withWish(saved.products, initial.products[0]?.productId ?? '')
  return { ...initial, ...saved, ...(products ? { products } : {}), ...typed }
}

/** Adds the product of the page that the form was opened from. */
function withWish(lines: readonly WishLine[], productId: string): readonly WishLine[] {
  if (productId === '' || lines.some((line) => line.productId === productId)) return lines
  const filled = lines.filter((line) => line.productId || line.amount || line.quantity)
  return [{ ...BLANK_LINE, productId }, ...filled].slice(0, MAX_LINES)
}

function readTyped(initial: QuoteValues, form: HTMLFormElement | null): Partial<QuoteValues> {
  if (!form) return {}
  const sent = new FormData(form)
  const { products: _lines, attachment: _file, contactPreference: _way, ...texts } = initial
  const typed = Object.keys(texts).flatMap((name) => {
    const text = sent.get(name)
    return typeof text === 'string' && text !== '' ? [[name, text]] : []
  })
  const line: WishLine = {
    productId: String(sent.get('products.0.productId') ?? ''),
    amount: String(sent.get('products.0.amount') ?? ''),
    quantity: String(sent.get('products.0.quantity') ?? ''),
  }
  const isChanged = line.productId !== initial.products[0]?.productId || line.amount !== '' || line.quantity !== ''
  const way = CONTACT_PREFERENCES.find((known) => known === sent.get('contactPreference'))
  return {
    ...Object.fromEntries(typed),
    ...(isChanged ? { products: [line] } : {}),
    ...(way && way !== initial.contactPreference ? { contactPreference: way } : {}),
  }
}
