import { useRef } from 'react'
import { type ActivateQuery, CreateActivationOrderDocument } from '#generated/documents.ts'
import { toYourData } from '../../features/address-form/your-data.ts'
import { savePlacedOrder } from '../../features/checkout/placed-order.ts'
import { listMethodsFor } from '../../features/checkout/use-checkout.ts'
import { NO_CHOICE, sortForDevice } from '../../features/payment-methods/method-choice.ts'
import { useFollowPayment, useReloadWhenRestored } from '../../features/payment-methods/use-follow-payment.ts'
import { useWallets } from '../../features/payment-methods/wallets.ts'
import { randomKey } from '../../forms/submission-key.ts'
import { useForm } from '../../forms/use-form.ts'
import { useAsk, useChrome, useShop } from '../../session/use-shop.ts'
import {
  type ActivationAsked,
  type ActivationValues,
  fieldOfRefusal,
  listActivationFailures,
  toActivationInput,
} from './activation-values.ts'

export type ActivationData = ActivateQuery & { activationTerms: NonNullable<ActivateQuery['activationTerms']> }

/** Places the order once, however often the button is pressed, and opens the payment page. Card numbers are never saved in the browser. */
export function useActivation(data: ActivationData) {
  const ask = useAsk()
  const { countryCode, locale } = useShop()
  const { addressRequired: isAddressRequired } = useChrome().storeData.toggles
  const follow = useFollowPayment()
  const keyOf = useKeyInMemory()
  const wallets = useWallets()
  useReloadWhenRestored()
  const askedOf = ({ customerType }: Pick<ActivationValues, 'customerType'>): ActivationAsked => ({
    terms: data.activationTerms,
    methods: sortForDevice(listMethodsFor(data.paymentMethods, customerType), wallets),
    isAddressRequired,
    locale,
  })
  const profile = data.getUserInfo.user?.mainProfile
  const known = { billingAddress: null, profile, addresses: data.addressBook.addresses, countryCode }
  const form = useForm<ActivationValues>({
    initial: {
      ...toYourData(known),
      ...NO_CHOICE,
      ...{ rows: [{ key: 0, cardNumber: '', amount: '' }], isSame: true, amount: '', acceptTerms: false },
    },
    listFailures: (values) => listActivationFailures(values, askedOf(values)),
    fieldOf: fieldOfRefusal,
    send: async (values) => {
      const input = toActivationInput(values, askedOf(values))
      const { createActivationOrder: answer } = await ask(CreateActivationOrderDocument, { input, idempotencyKey: keyOf(input) })
      if (!answer.order || answer.errors.length > 0) return answer.errors
      savePlacedOrder(answer.order.id)
      return follow(answer)
    },
  })
  return { form, asked: askedOf(form.values) }
}

/** The same input gets the same key, so that pressing again after a lost answer places no second order. */
function useKeyInMemory(): (input: unknown) => string {
  const sent = useRef({ content: '', key: '' })
  return (input) => {
    const content = JSON.stringify(input)
    if (sent.current.content !== content) sent.current = { content, key: randomKey() }
    return sent.current.key
  }
}
