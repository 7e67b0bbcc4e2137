import { PlaceRedeemOrderDocument, type RedeemCheckoutQuery, type RedeemOrderFragment } from '#generated/documents.ts'
import { savePlacedOrder } from '../../features/checkout/placed-order.ts'
import { NO_CHOICE, sortForDevice } from '../../features/payment-methods/method-choice.ts'
import { useFollowPayment, useReloadWhenRestored } from '../../features/payment-methods/use-follow-payment.ts'
import { useWallets } from '../../features/payment-methods/wallets.ts'
import { readHolder, saveHolder } from '../../features/redeem/holder-draft.ts'
import { pickAddress, toHolderValues } from '../../features/redeem/holder-values.ts'
import { notifyRedeemChanged, type Redeem } from '../../features/redeem/use-redeem.ts'
import { forgetKey, keyFor } from '../../forms/submission-key.ts'
import { useForm } from '../../forms/use-form.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { fieldOfRefusal, listRedeemFailures, type RedeemValues, toRedeemInput } from './redeem-values.ts'

export type RedeemCheckoutData = RedeemCheckoutQuery & { redeemOrder: RedeemOrderFragment }

/** Places the redeem order once, however often the button is pressed. Then it opens the payment page or the page with the cards. */
export function useRedeemCheckout(redeem: Redeem, data: RedeemCheckoutData, onLeave: () => void) {
  const ask = useAsk()
  const { countryCode } = useShop()
  const follow = useFollowPayment()
  useReloadWhenRestored()
  const { order } = redeem
  const wallets = useWallets()
  const offered = data.paymentMethods.filter(({ id, forBusiness }) => id !== 'giftcard' && !forBusiness)
  const methods = sortForDevice(offered, wallets)
  const known = { profile: data.getUserInfo.user?.mainProfile, addresses: data.addressBook.addresses, countryCode }
  const initial: RedeemValues = {
    ...toHolderValues(known),
    ...NO_CHOICE,
    ...{ receiverKind: 'ME', receiverFirstName: '', receiverLastName: '', receiverEmail: '', message: '', acceptTerms: false },
  }
  const form = useForm<RedeemValues>({
    initial,
    draft: {
      restore: (values) => ({ ...values, ...readHolder(), countryCode }),
      save: ({ firstName, lastName, email, ...rest }) => saveHolder({ firstName, lastName, email, ...pickAddress(rest) }),
    },
    listFailures: (values) => listRedeemFailures(values, { order, methods }),
    fieldOf: fieldOfRefusal,
    send: async (values) => {
      const input = toRedeemInput(values, { order, methods })
      const idempotencyKey = keyFor('redeem', { order: order.id, ...input })
      const { placeRedeemOrder: answer } = await ask(PlaceRedeemOrderDocument, { input, idempotencyKey })
      forgetKey('redeem')
      if (answer.order && answer.errors.length === 0) {
        savePlacedOrder(answer.order.id)
        notifyRedeemChanged()
        onLeave()
        return follow(answer)
      }
      // The page is out of date: the cards or the choice have changed in the meantime.
      await redeem.reload()
      return answer.errors
    },
  })
  return { form, methods }
}
