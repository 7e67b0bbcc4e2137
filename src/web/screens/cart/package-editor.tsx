import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CartPackageFragment, VariationType } from '#generated/documents.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { listMessageFailures } from '../../features/gift-builder/draft-failures.ts'
import { MessageField } from '../../features/gift-builder/extras/message-field.tsx'
import { PackingField } from '../../features/gift-builder/extras/packing-field.tsx'
import type { Extras } from '../../features/gift-builder/extras/use-extras.ts'
import { WrapperField } from '../../features/gift-builder/extras/wrapper-field.tsx'
import { chosenAmount, chosenValue, OWN_VALUE } from '../../features/gift-builder/own-value.ts'
import { findValueFailure, type Offer } from '../../features/gift-builder/value-failure.ts'
import { ValueField } from '../../features/gift-builder/value-field.tsx'
import { lastPartOf, useForm } from '../../forms/use-form.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import type { Cart } from './use-cart.ts'

type PackageEditorProps = {
  cart: Cart
  one: CartPackageFragment
  kind: VariationType
  /** Undefined when the card is no longer sold. */
  offer: Offer | undefined
  extras: Extras | undefined
  onDone: () => void
}

/** Changes value, wrapper, packing and message of a package in place, and saves them together. */
export function PackageEditor({ cart, one, kind, offer, extras, onDone }: PackageEditorProps) {
  const { t } = useLingui()
  const form = useEditorForm({ cart, one, offer, onDone })
  const { values, change, errorOf } = form
  const product = one.giftcard.variation?.product
  return (
    <form {...form.props} aria-label={t`Edit your gift`} className="mt-4 flex flex-col gap-5 border-t border-line pt-5">
      {offer && (
        <ValueField
          offer={offer}
          value={values.value}
          ownValue={values.ownValue}
          onChange={(changes) => change(changes, 'value')}
          error={errorOf('value')}
        />
      )}
      {product && (
        <WrapperField
          card={product}
          kind={kind}
          wrappers={extras?.wrappers}
          value={values.wrapperId}
          onChange={(wrapperId) => change({ wrapperId })}
          error={errorOf('wrapperId')}
          preferredOccasions={product.occasions.map(({ id }) => id)}
        />
      )}
      {kind === 'PHYSICAL' && (
        <PackingField
          packings={extras?.giftPackings}
          value={values.giftPackingId}
          onChange={(giftPackingId) => change({ giftPackingId })}
          error={errorOf('giftPackingId')}
        />
      )}
      <MessageField
        value={values.message}
        onChange={(message) => change({ message })}
        error={errorOf('message')}
        occasions={extras?.occasions}
        preferredOccasions={product?.occasions.map(({ id }) => id)}
      />
      <FailedNotice failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={form.isSending}>
          <Trans>Save changes</Trans>
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

type Values = { value: string; ownValue: string; wrapperId: string; giftPackingId: string; message: string }

function useEditorForm({ cart, one, offer, onDone }: Omit<PackageEditorProps, 'kind' | 'extras'>) {
  const { locale } = useShop()
  const [initial] = useState(() => toValues(one, offer))
  const form = useForm<Values>({
    initial,
    mode: 'onSend',
    listFailures: (values) => {
      const failure = offer && findValueFailure(chosenValue(values), offer, locale)
      return [...(failure ? [failure] : []), ...listMessageFailures(values.message, 'message')]
    },
    // Sends every field, even if unchanged: a withdrawn wrapper is no longer shown, but is still in the basket.
    send: async (values, event) => {
      const refused = await cart.update({ packageId: one.id, ...toInput(values) })
      if (refused.length === 0) onDone()
      // The shopper has pressed something else, so a refusal that belongs to no field is shown in a modal.
      else if (!event && refused[0] && refused.every((refusal) => !(lastPartOf(refusal) in values)))
        openModal({ name: 'failure', failure: refused[0] })
      return refused
    },
  })
  const { ref } = form.props
  // The opened editor takes the focus, so that keyboard users need not search for it.
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:checked, textarea')?.focus(), [ref])
  // The checkout button saves the open editor first.
  const saveBeforeCheckout = useEffectEvent(async () => {
    if (JSON.stringify(form.values) !== JSON.stringify(initial)) return form.send()
    onDone()
    return true
  })
  const { openEditors } = cart
  useEffect(() => {
    const save = () => saveBeforeCheckout()
    openEditors.add(save)
    return () => void openEditors.delete(save)
  }, [openEditors])
  return form
}

function toValues({ giftcard, wrapper, giftPacking, message }: CartPackageFragment, offer: Offer | undefined): Values {
  const value = String(giftcard.price.value)
  const isShown = offer?.pricesToShow.some((price) => String(price.value) === value) ?? true
  return {
    value: isShown ? value : OWN_VALUE,
    ownValue: isShown ? '' : value,
    wrapperId: wrapper?.variation.id ?? '',
    giftPackingId: giftPacking?.variation.id ?? '',
    message: message?.text ?? '',
  }
}

function toInput(values: Values) {
  return {
    value: chosenAmount(values),
    wrapperId: values.wrapperId || null,
    giftPackingId: values.giftPackingId || null,
    message: values.message.trim() || null,
  }
}
