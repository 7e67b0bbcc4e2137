import { type StorefrontContext, shopDayOf } from '#modules/storefronts/index.ts'
import { hashToken } from '#platform/keys.ts'
import { listPackages, type Order } from '../../order.ts'
import { readExtrasOf } from '../../price-order.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { proFormaToken } from '../fulfilment-tokens.ts'
import { type InvoiceBody, invoiceBody } from './invoice-body.ts'

/** A document that asks for payment of an order. It has no number in the series of invoices, and is rendered on request. */
export type ProForma = { reference: string; issuedOn: string; body: InvoiceBody }

/** The reference for the payer's transfer. */
export function proFormaReference({ number }: Pick<Order, 'number'>): string {
  return `PF${number}`
}

/** The order number in a reference. */
export function orderNumberOf(reference: string): bigint | undefined {
  const [, number] = /^PF(\d{1,15})$/i.exec(reference.trim()) ?? []
  return number === undefined ? undefined : BigInt(number)
}

export async function writeProForma(shop: StorefrontContext, order: Order): Promise<ProForma> {
  const issuedOn = shopDayOf(shop.storefront, order.placedAt ?? order.createdAt)
  const extras = await readExtrasOf(shop, listPackages(order))
  const body = invoiceBody(order, { extras, giftcards: [], issuedOn, terms: 'PRO_FORMA' }, shop)
  return { reference: proFormaReference(order), issuedOn, body }
}

export const PRO_FORMA_FOLDER = '/documents/pro-forma/'

export function proFormaPath(parts: Pick<FulfilmentParts, 'keyFor'>, orderId: string): string {
  return `${PRO_FORMA_FOLDER}${orderId}.${proFormaToken(parts, orderId)}.pdf`
}

/** The order of a document, found by its file name. */
export function readProFormaFile(parts: Pick<FulfilmentParts, 'keyFor'>, file: string): string | undefined {
  const [orderId = ''] = file.split('.')
  const isGenuine = hashToken(proFormaPath(parts, orderId)).equals(hashToken(PRO_FORMA_FOLDER + file))
  return isGenuine ? orderId : undefined
}
