import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartPackageFragment, CartShipmentFragment } from '../../../generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { listMessageFailures } from '../../features/gift-builder/draft-failures.ts'
import { MessageField } from '../../features/gift-builder/extras/message-field.tsx'
import { PackingField } from '../../features/gift-builder/extras/packing-field.tsx'
import type { Extras } from '../../features/gift-builder/extras/use-extras.ts'
import { WrapperField } from '../../features/gift-builder/extras/wrapper-field.tsx'
import { meantValue, OWN_VALUE } from '../../features/gift-builder/gift-draft.ts'
import { findValueFailure, type Offer } from '../../features/gift-builder/value-failure.ts'
import { ValueField } from '../../features/gift-builder/value-field.tsx'
import { errorsOf, type FieldFailure, focusFirstError, parameterOf } from '../../forms/field-failures.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Cart } from './use-cart.ts'

type PackageEditorProps = {
  cart: Cart
  shipment: CartShipmentFragment
  one: CartPackageFragment
  extras: Extras | undefined
  onDone: () => void
}

const FIELDS = ['value', 'wrapperId', 'giftPackingId', 'message']

/** The editor's own checks name a field; the shop may refuse for another reason, or not be reached. */
const hasNoField = (failure: FieldFailure): failure is CallFailure => !FIELDS.includes(parameterOf(failure) ?? '')

/** Value, wrapper, packing and words of a package, changed in its place and saved together. */
export function PackageEditor({ cart, shipment, one, extras, onDone }: PackageEditorProps) {
  const { t } = useLingui()
  const translate = useFailureTexts()
  const editing = useEditing({ cart, shipment, one, onDone })
  const { draft, change, failures, form, offer } = editing
  const errorOf = errorsOf(failures, translate)
  const product = one.giftcard.variation?.product
  const others = failures.filter(hasNoField)
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Edit your gift`}
      onSubmit={editing.submit}
      className="mt-4 flex flex-col gap-5 border-t border-line pt-5"
    >
      {offer && !isPack(one) && (
        <ValueField
          offer={offer}
          value={draft.value}
          ownValue={draft.ownValue}
          onChange={(changes) => change(changes, 'value')}
          error={errorOf('value')}
        />
      )}
      {product && (
        <WrapperField
          card={product}
          kind={shipment.variationType}
          wrappers={extras?.wrappers}
          value={draft.wrapperId}
          onChange={(wrapperId) => change({ wrapperId }, 'wrapperId')}
          error={errorOf('wrapperId')}
          suits={product.occasions.map(({ id }) => id)}
        />
      )}
      {shipment.variationType === 'PHYSICAL' && (
        <PackingField
          packings={extras?.giftPackings}
          value={draft.giftPackingId}
          onChange={(giftPackingId) => change({ giftPackingId }, 'giftPackingId')}
          error={errorOf('giftPackingId')}
        />
      )}
      <MessageField
        value={draft.message}
        onChange={(message) => change({ message }, 'message')}
        error={errorOf('message')}
        occasions={extras?.occasions}
        suits={product?.occasions.map(({ id }) => id)}
      />
      {others.map((failure) => (
        <Notice key={parameterOf(failure) ?? ''} tone="danger">
          {translate?.(failure)}
        </Notice>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={editing.isSaving}>
          <Trans>Save changes</Trans>
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

type Draft = { value: string; ownValue: string; wrapperId: string; giftPackingId: string; message: string }

function useEditing({ cart, shipment, one, onDone }: Omit<PackageEditorProps, 'extras'>) {
  const { locale } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const offer = readOffer(shipment, one)
  const [first] = useState(() => startDraft(one, offer))
  const [draft, setDraft] = useState(first)
  const [failures, setFailures] = useState<readonly FieldFailure[]>([])
  const [refusals, setRefusals] = useState(0)
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    // An opened editor takes the focus, so that the keyboard need not look for it.
    if (refusals > 0) focusFirstError(form.current)
    else form.current?.querySelector<HTMLElement>('input:checked, textarea')?.focus()
  }, [refusals])
  const change = (changes: Partial<Draft>, corrected: string) => {
    setDraft({ ...draft, ...changes })
    setFailures(failures.filter((failure) => parameterOf(failure) !== corrected && parameterOf(failure) !== undefined))
  }
  const save = async ({ isInPassing }: { isInPassing: boolean }): Promise<readonly FieldFailure[]> => {
    // Saving sends everything shown, even if unchanged: a withdrawn wrapper is no longer shown, but still in the basket.
    const refused = isInPassing && isSame(draft, first) ? [] : await send()
    if (refused.length === 0) onDone()
    else {
      setFailures(refused)
      setRefusals((count) => count + 1)
    }
    return refused
  }
  const send = async (): Promise<readonly FieldFailure[]> => {
    const own = [offer && findValueFailure(meantValue(draft), offer, locale), ...listMessageFailures(draft.message, 'message')]
    const found = own.filter((failure) => failure !== undefined)
    if (found.length > 0) return found
    setSaving(true)
    const refused = await cart.update({ packageId: one.id, ...toInput(draft) })
    setSaving(false)
    return refused
  }
  // Going on to the checkout saves the open editor. The shopper looks elsewhere, so a refusal without a field is shown in a modal.
  const saveInPassing = useEffectEvent(async () => {
    const refused = await save({ isInPassing: true })
    if (refused[0] && refused.every(hasNoField)) openModal({ name: 'failure', failure: refused[0] })
    return refused.length === 0
  })
  const { openEditors } = cart
  useEffect(() => {
    const ask = () => saveInPassing()
    openEditors.add(ask)
    return () => void openEditors.delete(ask)
  }, [openEditors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ isInPassing: false })
  }
  return { draft, change, failures, form, offer, submit, isSaving }
}

/** A pack of blank cards has a price and no value, here as in the builder: whatever is changed, it costs what it costs now. */
function isPack({ giftcard }: Pick<CartPackageFragment, 'giftcard'>): boolean {
  return giftcard.kind === 'BLANK_GIFT_CARD_PACK'
}

function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function readOffer({ variationType }: CartShipmentFragment, { giftcard }: CartPackageFragment): Offer | undefined {
  const product = giftcard.variation?.product
  return (variationType === 'DIGITAL' ? product?.digitalVariationConfig : product?.physicalVariationConfig) ?? undefined
}

function startDraft({ giftcard, wrapper, giftPacking, message }: CartPackageFragment, offer: Offer | undefined): Draft {
  const price = isPack({ giftcard }) ? offer?.pricesToShow[0] : undefined
  const value = String((price ?? giftcard.price).value)
  const isShown = offer?.pricesToShow.some((price) => String(price.value) === value) ?? true
  return {
    value: isShown ? value : OWN_VALUE,
    ownValue: isShown ? '' : value,
    wrapperId: wrapper?.variation.id ?? '',
    giftPackingId: giftPacking?.variation.id ?? '',
    message: message?.text ?? '',
  }
}

function toInput(draft: Draft) {
  return {
    value: Number(meantValue(draft).trim().replace(',', '.')),
    wrapperId: draft.wrapperId || null,
    giftPackingId: draft.giftPackingId || null,
    message: draft.message.trim() || null,
  }
}
