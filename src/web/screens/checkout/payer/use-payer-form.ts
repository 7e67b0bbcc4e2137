import { useRef, useState } from 'react'
import { SaveBillingAddressDocument } from '#generated/documents.ts'
import { isSameMailbox } from '#shared/validation/email.ts'
import {
  type Asked,
  listYourDataFailures,
  toBillingAddress,
  toYourData,
  type YourData,
} from '#web/features/address-form/your-data.ts'
import { readYourData, saveDraft } from '#web/features/checkout/checkout-draft.ts'
import { asksAddress, listParcels } from '#web/features/checkout/checkout-steps.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { findEmailFailure } from '#web/forms/form-failures.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { useAsk, useChrome, useShop } from '#web/session/use-shop.ts'

export type PayerForm = Form<YourData> & {
  isEmailTwice: boolean
  /** The e-mail address was known when the form opened: typed before the checkout, or the customer's own. */
  isEmailKnown: boolean
  /** The form asks for phone number and address. */
  hasAddress: boolean
  /** All required fields are filled in, so the form can be saved early. */
  isComplete: boolean
  /** Saves as soon as no other save is under way. An order that is placed meanwhile waits for it, instead of being ignored as a second press. */
  save: () => Promise<boolean>
}

/** The payer's data. `formId` names the `<form>` that contains these fields together with others. */
export function usePayerForm(checkout: Checkout, formId?: string): PayerForm {
  const { countryCode } = useShop()
  const { emailTwice: isEmailTwice, addressRequired: isAddressRequired } = useChrome().storeData.toggles
  const ask = useAsk()
  const { cart, profile, addresses } = checkout
  const known = { billingAddress: cart.billingAddress, profile, addresses, countryCode }
  const isPosted = listParcels(cart).length > 0
  const asked: Asked = { isPosted, isAddressRequired, isEmailTwice }
  const initial = toYourData(known)
  const [isEmailKnown, setEmailKnown] = useState(() => isEmailConfirmed(initial, isEmailTwice))
  const restore = () => {
    const draft = readYourData(cart)
    if (!draft) return undefined
    const restored = toYourData({ ...known, draft })
    setEmailKnown(isEmailConfirmed(restored, isEmailTwice))
    return restored
  }
  const listFailures = (values: YourData) => listYourDataFailures(values, asked)
  // Saved only once: if the answer to the order was lost, the basket is gone, and only the order may be sent again.
  const saved = useRef('')
  const form = useForm({
    initial,
    listFailures,
    formId,
    draft: {
      restore,
      save: (yourData) => saveDraft({ yourData, cartId: cart.id }),
    },
    send: async (values) => {
      const input = toBillingAddress(values, asked)
      const sent = JSON.stringify([cart.id, isPosted, input])
      if (sent === saved.current) return []
      const { order, errors } = (await ask(SaveBillingAddressDocument, { input })).setBillingAddress
      if (errors.length === 0) saved.current = sent
      if (order) await checkout.replaceCart(order)
      return errors
    },
  })
  const underWay = useRef(Promise.resolve(true))
  const save = () => {
    underWay.current = underWay.current.then(() => form.send())
    return underWay.current
  }
  return {
    ...form,
    save,
    isEmailTwice,
    isEmailKnown,
    hasAddress: asksAddress(cart, form.values.customerType, isAddressRequired),
    isComplete: listFailures(form.values).length === 0,
  }
}

function isEmailConfirmed({ email, emailConfirmation }: YourData, isEmailTwice: boolean): boolean {
  return findEmailFailure(email) === undefined && (!isEmailTwice || isSameMailbox(email, emailConfirmation))
}
