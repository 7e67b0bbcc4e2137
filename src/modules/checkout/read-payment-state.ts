import type { Money } from '../../shared/money.ts'
import type { ShopContext } from '../accounts/index.ts'
import { type CardPayment, readCard } from '../giftcards/index.ts'
import {
  CART_DAYS,
  findInvoice,
  findLastOrder,
  invoiceTransfer,
  lastDayToPay,
  type Order,
  ownerOf,
  proFormaReference,
} from '../orders/index.ts'
import { type BankTransfer, listPayments, type Payment } from '../payments/index.ts'
import { type StorefrontContext, shopDayOf } from '../storefronts/index.ts'
import { findCheckout, listGiftcards } from './checkout.store.ts'
import { isPayable } from './extend-reservation.ts'
import { hasUnpaidInvoice } from './invoices/invoice-debts.store.ts'
import { findOwnOrder } from './own-order.ts'
import { type KnownStatus, paymentStatus } from './payment-status.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type PaymentStateOfOrder = KnownStatus & {
  order: Order
  redirectUrl: string | undefined
  amount: Money
  giftcardAmount: Money
  giftcards: readonly CardPayment[]
  bankTransfer: BankTransfer | undefined
  /** The transfer pays a pro forma invoice. */
  isProForma: boolean
  /** Sent to a company with credit before it was paid. */
  isOnCredit: boolean
  /** Set when the invoice has been written. */
  amountDue: BankTransfer | undefined
}

/** Only for the owner of a placed order. */
export async function readPaymentState(ctx: ShopContext, orderUuid: string): Promise<PaymentStateOfOrder | undefined> {
  const order = await findOwnOrder(ctx, orderUuid)
  return order && readStateOf(ctx, order)
}

/** The visitor's last order while it can still be paid or cancelled. If the visitor has placed a later order, nothing is returned: they continued without this one. */
export async function readUnpaidOrder(ctx: ShopContext): Promise<PaymentStateOfOrder | undefined> {
  const after = new Date(ctx.clock.now().getTime() - CART_DAYS * DAY_MS)
  const order = await findLastOrder(ctx.db, ownerOf(ctx), { storefront: ctx.storefront.code, after })
  const state = order && order.status !== 'COMPLETED' ? await readStateOf(ctx, order) : undefined
  return state?.canCancel ? state : undefined
}

export async function readStateOf(ctx: StorefrontContext, order: Order): Promise<PaymentStateOfOrder | undefined> {
  if (!order.frozenTotals) return undefined
  const { id, currency, status } = order
  const checkout = await findCheckout(ctx.db, id)
  const attempt = (await listPayments(ctx.db, id)).findLast(({ provider }) => provider !== 'giftcard')
  const giftcards = await listParts(ctx, id)
  const giftcardMinor = giftcards.reduce((sum, { minor }) => sum + minor, 0)
  const isOnCredit = order.paymentMethod === 'invoice' && status === 'COMPLETED' && (await hasUnpaidInvoice(ctx.db, id))
  const invoice = isOnCredit ? await findInvoice(ctx.db, id) : undefined
  const awaitsTransfer = checkout?.awaitsTransfer === true && attempt?.state === 'NEW'
  const isDiscarded = Boolean(checkout?.discardedAt)
  const known = paymentStatus({
    order: status,
    isPayable: isPayable(order, checkout, ctx.clock.now()),
    isDiscarded,
    awaitsTransfer,
    attempt,
    now: ctx.clock.now(),
  })
  const amount = { currency, minor: order.frozenTotals.totalMinor - giftcardMinor }
  return {
    ...known,
    order,
    redirectUrl: known.status === 'PENDING' && !awaitsTransfer ? attempt?.redirectUrl : undefined,
    amount,
    giftcardAmount: { currency, minor: giftcardMinor },
    giftcards,
    bankTransfer:
      awaitsTransfer && checkout ? toTransfer(ctx, { order, amount, attempt, until: checkout.reservedUntil }) : undefined,
    isProForma: awaitsTransfer && attempt.provider === 'bank',
    isOnCredit,
    amountDue: invoice && invoiceTransfer(invoice),
  }
}

async function listParts({ db }: StorefrontContext, orderId: string): Promise<CardPayment[]> {
  const parts: CardPayment[] = []
  for (const { cardId, amountMinor } of await listGiftcards(db, orderId)) {
    if (amountMinor) parts.push({ lastFour: (await readCard(db, cardId)).lastFour, minor: amountMinor })
  }
  return parts
}

type Transfer = { order: Order; amount: Money; attempt: Payment; until: Date }

/** The account to transfer to: our own, or the one from the provider. When the provider named none, its own page shows it. */
function toTransfer({ storefront }: StorefrontContext, { order, amount, attempt, until }: Transfer): BankTransfer {
  const { company } = storefront
  if (attempt.provider === 'bank') {
    const payBefore = lastDayToPay(shopDayOf(storefront, order.placedAt ?? order.createdAt))
    const reference = proFormaReference(order)
    return { amount, accountHolder: company.legalName, ...company.bankAccount, reference, payBefore }
  }
  const { transfer, pspReference, reference } = attempt
  return {
    amount,
    accountHolder: transfer?.accountHolder ?? company.legalName,
    accountNumber: transfer?.accountNumber,
    bic: transfer?.bic,
    reference: transfer?.reference ?? pspReference ?? reference,
    payBefore: shopDayOf(storefront, until),
  }
}
