import type { Resolvers } from '../../generated/resolvers.ts'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import { toApiMoney } from '../../shared/money.ts'
import type { Result } from '../../shared/result.ts'
import type { AccountsParts, ShopContext } from '../accounts/index.ts'
import { findCart, type Order, priceOrder, proFormaPath } from '../orders/index.ts'
import { type BankTransfer, createMethodReader } from '../payments/index.ts'
import { cancelOrder } from './cancel-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { confirmReturn } from './confirm-return.ts'
import { createAccountOnOrder } from './create-account-on-order.ts'
import { addGiftcard } from './giftcards/add-giftcard.ts'
import { checkGiftcard } from './giftcards/check-giftcard.ts'
import { removeGiftcard } from './giftcards/remove-giftcard.ts'
import { isOwnOrderOnCredit } from './invoices/credit.ts'
import { listMethodsOfOrder } from './list-methods-of-order.ts'
import { toPlaceOrderAnswer } from './open-payment-page.ts'
import { placeOrder } from './place-order.ts'
import { type CartPayment, readCartPayment } from './read-cart-payment.ts'
import { type PaymentStateOfOrder, readPaymentState, readUnpaidOrder } from './read-payment-state.ts'
import { listReorderPacks } from './reorder/list-reorder-packs.ts'
import { reorderPack } from './reorder/reorder-pack.ts'
import { requestReorderLink } from './reorder/request-reorder-link.ts'
import { retryPayment } from './retry-payment.ts'

export function createCheckoutResolvers(parts: CheckoutParts, accounts: AccountsParts) {
  const readProviderMethods = createMethodReader(parts.payments)
  const toState = (report: PaymentStateOfOrder) => toApiState(parts, report)
  return {
    Query: {
      paymentMethods: (_root, { orderUuid }, ctx) => listMethodsOfOrder(ctx, readProviderMethods, orderUuid),
      paymentState: async (_root, { orderUuid }, ctx) => {
        const state = await readPaymentState(ctx, orderUuid)
        return state ? toState(state) : null
      },
      unpaidOrder: async (_root, _args, ctx) => {
        const state = await readUnpaidOrder(ctx)
        return state ? toState(state) : null
      },
      cartPayment: async (_root, _args, ctx) => {
        const cart = await findCart(ctx)
        return cart ? readApiPayment(ctx, cart) : null
      },
      reorderPacks: (_root, { token }, ctx) => listReorderPacks(ctx, parts, token ?? undefined),
    },
    Mutation: {
      reorderPack: async (_root, { input }, ctx) => {
        const added = await reorderPack(ctx, parts, input)
        return added.ok ? { order: added.value.order, errors: [] } : { order: null, errors: added.failure.map(toApiError) }
      },
      requestReorderLink: async (_root, { orderNumber, email, captchaToken }, ctx) => {
        const asked = await requestReorderLink(ctx, parts, { orderNumber, email, captchaToken })
        return { status: asked.ok, errors: asked.ok ? [] : asked.failure.map(toApiError) }
      },
      placeOrder: async (_root, { input, idempotencyKey }, ctx) =>
        toPlaceOrderAnswer(await placeOrder(ctx, parts, { input, idempotencyKey })),
      retryPayment: async (_root, { orderUuid, paymentMethod, issuer, idempotencyKey }, ctx) =>
        toPlaceOrderAnswer(await retryPayment(ctx, parts, { orderUuid, paymentMethod, issuer, idempotencyKey })),
      confirmReturn: async (_root, { orderUuid, sessionId, sessionResult }, ctx) => {
        const state = await confirmReturn(ctx, parts, { orderUuid, sessionId, sessionResult })
        return state.ok ? { state: toState(state.value), errors: [] } : { state: null, errors: [toApiError(state.failure)] }
      },
      cancelOrder: async (_root, { orderUuid }, ctx) => {
        const canceled = await cancelOrder(ctx, parts, orderUuid)
        if (!canceled.ok) return { status: false, cart: null, errors: [toApiError(canceled.failure)] }
        const { cart, isComplete } = canceled.value
        return { status: true, cart: cart ?? null, errors: isComplete ? [] : [toApiError({ name: 'CART_FULL' })] }
      },
      createAccountOnOrder: async (_root, { orderUuid, password, captchaToken }, ctx) => {
        const created = await createAccountOnOrder(ctx, accounts, { orderUuid, password, captchaToken })
        return { status: created.ok, errors: created.ok ? [] : created.failure.map(toApiError) }
      },
      checkGiftcardPayment: async (_root, { cardNumber, pin, captchaToken }, ctx) => {
        const checked = await checkGiftcard(ctx, parts, { cardNumber, pin, captchaToken })
        if (!checked.ok) return { balance: null, title: null, expiresOn: null, ...toApiCardFailure(checked.failure) }
        const { available, title, expiresOn } = checked.value
        return { balance: toApiMoney(available), title, expiresOn, brandPath: null, errors: [] }
      },
      addGiftcardPayment: async (_root, { cardNumber, pin, captchaToken }, ctx) =>
        toApiCart(ctx, await addGiftcard(ctx, parts, { cardNumber, pin, captchaToken })),
      removeGiftcardPayment: async (_root, { giftcardPaymentId }, ctx) =>
        toApiCart(ctx, await removeGiftcard(ctx, giftcardPaymentId)),
    },
    PlacedOrder: {
      isOnCredit: ({ id }, _args, ctx) => isOwnOrderOnCredit(ctx, id),
    },
    ReorderPack: {
      variationId: ({ product }) => String(product.physical?.id),
      price: ({ product }) => toApiMoney({ currency: product.currency, minor: product.physical?.pricesMinor[0] ?? 0 }),
      lastOrderedOn: ({ before }) => before?.orderedAt.toISOString() ?? null,
      lastQuantity: ({ before }) => before?.qty ?? null,
    },
  } satisfies Resolvers
}

function toApiState(parts: CheckoutParts, report: PaymentStateOfOrder) {
  const { failure, amount, giftcardAmount, giftcards, bankTransfer, isProForma, amountDue, redirectUrl, ...state } = report
  return {
    ...state,
    error: failure ? toApiError({ name: failure }) : null,
    redirectUrl: redirectUrl ?? null,
    amount: toApiMoney(amount),
    giftcardAmount: toApiMoney(giftcardAmount),
    giftcards: giftcards.map(({ lastFour, minor }) => ({
      lastFour,
      amount: toApiMoney({ currency: amount.currency, minor }),
    })),
    bankTransfer: bankTransfer ? toApiTransfer(bankTransfer) : null,
    proFormaPath: isProForma ? proFormaPath(parts, report.order.id) : null,
    amountDue: amountDue ? toApiTransfer(amountDue) : null,
  }
}

function toApiTransfer({ amount, accountNumber, bic, ...transfer }: BankTransfer) {
  return { ...transfer, amount: toApiMoney(amount), accountNumber: accountNumber ?? null, bic: bic ?? null }
}

async function toApiCart(ctx: ShopContext, cart: Result<Order, ShopFailure>) {
  if (!cart.ok) return { payment: null, ...toApiCardFailure(cart.failure) }
  return { payment: await readApiPayment(ctx, cart.value), brandPath: null, errors: [] }
}

/** For a brand's card, the answer links to the brand's page. */
function toApiCardFailure(failure: ShopFailure) {
  return { brandPath: failure.values?.path || null, errors: [toApiError(failure)] }
}

async function readApiPayment(ctx: ShopContext, cart: Order) {
  return toApiPayment(await readCartPayment(ctx, await priceOrder(ctx, cart)))
}

function toApiPayment({ takesGiftcards, giftcards, grandTotal, giftcardTotal, toPay }: CartPayment) {
  return {
    takesGiftcards,
    giftcards: giftcards.map(({ failure, balance, amount, ...card }) => ({
      ...card,
      balance: toApiMoney(balance),
      amount: toApiMoney(amount),
      error: failure ? toApiError({ name: failure, values: { brand: card.title } }) : null,
    })),
    grandTotal: toApiMoney(grandTotal),
    giftcardTotal: toApiMoney(giftcardTotal),
    toPay: toApiMoney(toPay),
  }
}
