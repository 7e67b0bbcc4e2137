import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { TrustMarks } from '../../blocks/trust-marks.tsx'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { FailedNotice } from '../feedback/failed-notice.tsx'
import { MessageField } from './extras/message-field.tsx'
import { PackingField } from './extras/packing-field.tsx'
import { WrapperField } from './extras/wrapper-field.tsx'
import { GiftTotal } from './gift-total.tsx'
import { KindField } from './kind-field.tsx'
import { isFreeDonation } from './own-value.ts'
import { Part } from './part.tsx'
import { WhoField } from './receivers/who-field.tsx'
import { SubmitLabel } from './submit-label.tsx'
import { UndecidedHelp } from './undecided-help.tsx'
import type { GiftBuilder } from './use-gift-builder.ts'
import { ValueField } from './value-field.tsx'

/** Links point to the form, and the bar on a small screen submits it. */
export const BUILDER_FORM_ID = 'values'

const AddedModal = lazy(async () => ({ default: (await import('./added-modal.tsx')).AddedModal }))

/**
 * The form that builds a gift and adds it to the basket. Without script it is a plain form for a gift to the buyer, in its first wrapper: delivery by
 * e-mail or post, value, quantity and message. Everything else needs script and is hidden until then.
 */
export function BuilderForm({ builder }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const { language } = useShop()
  const { product, form, variations, variation, draft, wrapper, added, closeAdded } = builder
  if (!variation) return null
  const isPack = product.productType === 'BLANK_GIFT_CARD_PACK'
  // Without script the wrapper cannot change with the choice of e-mail or post.
  const suitsAll = wrapper && variations.every(({ kind }) => wrapper.kinds.includes(kind))
  return (
    <form
      {...form.props}
      id={BUILDER_FORM_ID}
      method="post"
      action="/cart/add/"
      aria-label={t`Put together your gift`}
      className="flex scroll-mt-28 flex-col gap-8 rounded-card bg-surface p-5 shadow-card ring-1 ring-line tablet:p-7"
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="wrapperId" value={suitsAll ? draft.wrapperId : ''} />
      <KindField builder={builder} />
      <ValueAndQuantity builder={builder} />
      {!isPack && (
        <Part title={t`Make it yours`}>
          <Personal builder={builder} />
        </Part>
      )}
      <WhoField builder={builder} />
      <Submit builder={builder} />
      <UndecidedHelp product={product} />
      <OnceOpened isOpen={added !== undefined}>
        <AddedModal builder={builder} gift={added} onClose={closeAdded} />
      </OnceOpened>
    </form>
  )
}

/** Value and quantity. A pack of blank cards has one price. A donation of any amount needs no quantity. */
function ValueAndQuantity({ builder: { product, variation, draft, form } }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  if (!variation) return null
  const isPack = product.productType === 'BLANK_GIFT_CARD_PACK'
  const given = product.productType === 'DONATION' ? t`How much would you like to give?` : t`Choose an amount`
  return (
    <Part title={isPack ? t`How many packs?` : given}>
      {isPack ? (
        <input type="hidden" name="value" value={draft.value} />
      ) : (
        <ValueField
          offer={variation.offer}
          value={draft.value}
          ownValue={draft.ownValue}
          onChange={(changes) => form.change(changes, 'value')}
          error={form.errorOf('value')}
          isLegendHidden
        />
      )}
      {!isFreeDonation(product, variation.offer) && (
        <Quantity
          label={isPack ? t`Packs of 3` : t`Quantity`}
          hint={draft.to === 'SEVERAL' ? t`For each recipient` : undefined}
          name="qty"
          value={draft.qty}
          onChange={(qty) => form.change({ qty })}
          decreaseLabel={t`One less`}
          increaseLabel={t`One more`}
          error={form.errorOf('qty')}
        />
      )}
    </Part>
  )
}

/** The extras on and around the card. Blank cards get their message and wrapper when they are given. */
function Personal({ builder: { product, draft, form, extras, preferredOccasions } }: { builder: GiftBuilder }) {
  return (
    <>
      <div className="flex flex-col gap-4 unscripted:hidden">
        <WrapperField
          card={product}
          kind={draft.kind}
          wrappers={extras?.wrappers}
          value={draft.wrapperId}
          onChange={(wrapperId) => form.change({ wrapperId })}
          error={form.errorOf('wrapperId')}
          preferredOccasions={preferredOccasions}
        />
        {draft.kind === 'PHYSICAL' && (
          <PackingField
            packings={extras?.giftPackings}
            value={draft.giftPackingId}
            onChange={(giftPackingId) => form.change({ giftPackingId })}
            error={form.errorOf('giftPackingId')}
          />
        )}
      </div>
      <MessageField
        name="message"
        value={draft.message}
        onChange={(message) => form.change({ message })}
        error={form.errorOf('message')}
        occasions={extras?.occasions}
        preferredOccasions={preferredOccasions}
      />
    </>
  )
}

/** Errors that belong to no field, the total, and the button that adds the gift. On a small screen the bar shows the total and the button. */
function Submit({ builder }: { builder: GiftBuilder }) {
  const { draft, form, isAdding } = builder
  return (
    <div className="flex flex-col gap-4">
      <FailedNotice failure={form.failure} />
      <div className="flex items-end justify-between gap-4 unscripted:hidden">
        <p className="text-sm text-ink-soft">
          {draft.kind === 'PHYSICAL' ? (
            <Trans>Shipping and the service fee are shown in the basket</Trans>
          ) : (
            <Trans>No shipping costs; the service fee is shown in the basket</Trans>
          )}
        </p>
        <GiftTotal builder={builder} className="shrink-0 text-right max-desktop:hidden" />
      </div>
      <Button type="submit" size="large" isWide leadingIcon="basket" isLoading={isAdding} className="max-desktop:hidden">
        <SubmitLabel builder={builder} />
      </Button>
      <TrustMarks className="mt-2" />
    </div>
  )
}
