import { useCallback, useEffect, useRef } from 'react'
import {
  type BookAddressFragment,
  type CartPaymentFragment,
  type CheckoutCartFragment,
  CheckoutDocument,
  type CheckoutQuery,
  type PayableMethodFragment,
} from '#generated/documents.ts'
import { roundMoney } from '#shared/money.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { listenToBasket } from '../../session/basket-tabs.ts'
import { useAsk } from '../../session/use-shop.ts'

type Profile = NonNullable<CheckoutQuery['getUserInfo']['user']>['mainProfile']

/** The order and its payment methods, as the server last returned them. */
export type Checkout = {
  cart: CheckoutCartFragment
  /** False while a Choice Gift Card is in the order. */
  takesGiftcards: boolean
  /** The gift cards that pay a part of the order. */
  giftcards: CartPaymentFragment['giftcards']
  giftcardTotal: number
  /** The amount left for a payment method. */
  toPay: { currency: string; value: number }
  /** The payment methods of this store; `listMethodsFor` filters them for the buyer. */
  methods: readonly PayableMethodFragment[]
  profile: Profile | undefined
  /** The customer's address book; empty for a guest. */
  addresses: readonly BookAddressFragment[]
  /** Also replaces the gift card payments, because they depend on the cart's total. */
  replaceCart: (cart: CheckoutCartFragment) => Promise<void>
  replacePayment: (payment: CartPaymentFragment) => void
  /** Loads everything again when the page is out of date. */
  reload: () => Promise<void>
}

/** Without a cart there is no checkout, but there may be an unpaid order that another tab placed. */
export function useCheckout(loaded: CheckoutQuery): { checkout?: Checkout; unpaidOrder?: string | undefined } {
  const ask = useAsk()
  const [known, setKnown] = usePageAnswer(loaded)
  // Only the last answer counts; a late one would show an old cart.
  const requestCount = useRef(0)
  const read = useCallback(async () => {
    const request = ++requestCount.current
    const latest = await ask(CheckoutDocument, {})
    if (request === requestCount.current) setKnown(latest)
  }, [ask, setKnown])
  useEffect(() => listenToBasket(() => void read().catch(noop)), [read])
  const { cartV2: cart, cartPayment, paymentMethods, getUserInfo, addressBook } = known
  if (!cart || cart.shipments.length === 0) return { unpaidOrder: known.unpaidOrder?.order.id }
  const put = (cartV2: CheckoutCartFragment) => {
    requestCount.current++
    setKnown((data) => ({ ...data, cartV2 }))
  }
  const giftcardTotal = cartPayment?.giftcardTotal.value ?? 0
  const { currency, value } = cart.totals.grandTotal
  const checkout = {
    cart,
    takesGiftcards: cartPayment?.takesGiftcards ?? true,
    giftcards: cartPayment?.giftcards ?? [],
    giftcardTotal,
    toPay: { currency, value: Math.max(0, roundMoney(value - giftcardTotal, currency)) },
    methods: paymentMethods,
    profile: getUserInfo.user?.mainProfile,
    addresses: addressBook.addresses,
    replaceCart: async (cartV2: CheckoutCartFragment) => {
      const isPaidByCards = cartPayment !== null && cartPayment.giftcards.length > 0
      // Whether a company pays before or after delivery depends on its billing data.
      const isBusiness = cartV2.billingAddress?.customerType === 'BUSINESS'
      if (isPaidByCards || isBusiness) await read().catch(() => put(cartV2))
      else put(cartV2)
    },
    replacePayment: (payment: CartPaymentFragment) => setKnown((data) => ({ ...data, cartPayment: payment })),
    reload: read,
  }
  return { checkout }
}

const noop = () => undefined

/** Gift cards have a section of their own; an invoice is for businesses. */
export function listMethodsFor<M extends Pick<PayableMethodFragment, 'id' | 'forBusiness'>>(
  methods: readonly M[],
  customerType: 'PRIVATE' | 'BUSINESS' | null | undefined,
): M[] {
  return methods.filter(({ id, forBusiness }) => id !== 'giftcard' && (customerType === 'BUSINESS' || !forBusiness))
}
