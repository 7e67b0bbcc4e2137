import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useEffect, useRef, useState } from 'react'
import type { CartPackageFragment, CartShipmentFragment } from '#generated/documents.ts'
import type { Extras } from '../../features/gift-builder/extras/use-extras.ts'
import { GiftPreview } from '../../features/gift-builder/gift-preview.tsx'
import { isFreeDonation } from '../../features/gift-builder/own-value.ts'
import type { Offer } from '../../features/gift-builder/value-failure.ts'
import { LinePrice } from '../../features/order-summary/line-price.tsx'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { formatExactMoney, formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { DeleteButton } from './delete-button.tsx'
import { LineReceiver } from './line-receiver.tsx'
import type { Cart } from './use-cart.ts'
import { useWishedQuantity } from './use-wished-quantity.ts'

const PackageEditor = lazy(async () => ({ default: (await import('./package-editor.tsx')).PackageEditor }))
const PreviewModal = lazy(async () => ({ default: (await import('./preview-modal.tsx')).PreviewModal }))

export type PackageLineProps = {
  cart: Cart
  shipment: CartShipmentFragment
  one: CartPackageFragment
  extras: Extras | undefined
  isOneOfMany: boolean
}

/** A package: its preview, content, receiver and time, and the buttons to change them. A donation of any amount has no quantity. */
export function PackageLine({ cart, shipment, one, extras, isOneOfMany }: PackageLineProps) {
  const [isEdited, setEdited] = useState(false)
  const { giftcard } = one
  const offer = readOffer(shipment, one)
  const hasQuantity = giftcard.qty > 1 || !offer || !isFreeDonation({ productType: giftcard.kind }, offer)
  const place = useRef<HTMLLIElement>(null)
  const isRestored = cart.removal.restoredId === one.id
  useEffect(() => {
    if (isRestored) place.current?.focus()
  }, [isRestored])
  return (
    <li ref={place} tabIndex={-1} aria-label={giftcard.title} className="rounded-card p-4 tablet:p-5">
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 tablet:grid-cols-[10rem_minmax(0,1fr)] tablet:gap-x-6">
        <LinePreview one={one} />
        <div className="flex min-w-0 flex-col gap-1.5">
          <LineHeader one={one} shipment={shipment} isOneOfMany={isOneOfMany} />
          <LineExtras one={one} />
        </div>
        <div className="col-span-2 tablet:col-span-1 tablet:col-start-2">
          <LineReceiver cart={cart} shipment={shipment} one={one} />
        </div>
        <div className="col-span-2 flex flex-wrap items-end justify-between gap-3 tablet:col-span-1 tablet:col-start-2">
          {hasQuantity && <LineQuantity cart={cart} one={one} />}
          <div className="ml-auto flex items-center gap-1">
            {/* Only the number of blank cards can be changed. */}
            {giftcard.kind !== 'BLANK_GIFT_CARD_PACK' && (
              <Button
                variant="quiet"
                size="small"
                leadingIcon="edit"
                aria-expanded={isEdited}
                onClick={() => setEdited(!isEdited)}
                className="px-3! unscripted:hidden"
              >
                <Trans>Edit</Trans>
                <span className="sr-only"> {giftcard.title}</span>
              </Button>
            )}
            <DeleteButton cart={cart} shipmentTag={shipment.tag} packageId={one.id} name={giftcard.title} />
          </div>
        </div>
      </div>
      {isEdited && (
        <PackageEditor
          cart={cart}
          one={one}
          kind={shipment.variationType}
          offer={offer}
          extras={extras}
          onDone={() => setEdited(false)}
        />
      )}
    </li>
  )
}

/** The amounts that are sold; undefined when the card is no longer sold. */
function readOffer({ variationType }: CartShipmentFragment, { giftcard }: CartPackageFragment): Offer | undefined {
  const product = giftcard.variation?.product
  return (variationType === 'DIGITAL' ? product?.digitalVariationConfig : product?.physicalVariationConfig) ?? undefined
}

/** Opens a large preview with the message. */
function LinePreview({ one }: { one: CartPackageFragment }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const product = one.giftcard.variation?.product
  const name = one.giftcard.title
  if (!product) return <span className="aspect-4/3 rounded-card bg-mist" />
  const wrapper = one.wrapper?.variation
  return (
    <>
      <button
        type="button"
        aria-label={t`Preview of ${name}`}
        onClick={() => setOpen(true)}
        className="group/picture self-start rounded-card [&_img]:pointer-events-none"
      >
        <GiftPreview card={{ ...product, title: '' }} wrapper={wrapper} />
      </button>
      <OnceOpened isOpen={isOpen}>
        <PreviewModal isOpen={isOpen} onClose={() => setOpen(false)} one={one} />
      </OnceOpened>
    </>
  )
}

type LineHeaderProps = { one: CartPackageFragment; shipment: CartShipmentFragment; isOneOfMany: boolean }

function LineHeader({ one: { giftcard, totalPrice }, shipment, isOneOfMany }: LineHeaderProps) {
  const { locale } = useShop()
  const price = formatMoney(giftcard.price, locale)
  const path = giftcard.variation?.product.path
  const Heading = isOneOfMany ? 'h3' : 'h2'
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <Heading className="text-subheading">
          {path ? (
            <a href={path} className="underline-offset-4 hover:underline">
              {giftcard.title}
            </a>
          ) : (
            giftcard.title
          )}
        </Heading>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-[0.9375rem]">
          <Badge icon={shipment.variationType === 'DIGITAL' ? 'mail' : 'truck'}>
            {shipment.variationType === 'DIGITAL' ? <Trans>By email</Trans> : <Trans>By post</Trans>}
          </Badge>
          <span className="tabular-nums">{giftcard.qty > 1 ? <Trans>{price} each</Trans> : price}</span>
        </p>
      </div>
      <p className="text-lg">
        <LinePrice total={totalPrice} discount={giftcard.discount} />
      </p>
    </div>
  )
}

function LineExtras({ one: { wrapper, giftPacking, message, giftcard } }: { one: CartPackageFragment }) {
  const { locale } = useShop()
  const discount = giftcard.discount && formatMoney(giftcard.discount, locale)
  return (
    <ul className="flex flex-col gap-1 text-[0.9375rem] text-ink-soft">
      {wrapper && (
        <Extra icon="gift">
          {wrapper.variation.title}&nbsp;·&nbsp;
          <ExtraPrice price={wrapper.price} qty={giftcard.qty} />
        </Extra>
      )}
      {giftPacking && (
        <Extra icon="sparkle">
          {giftPacking.variation.title}&nbsp;·&nbsp;
          <ExtraPrice price={giftPacking.price} qty={giftcard.qty} />
        </Extra>
      )}
      {message && <Extra icon="message">“{message.text}”</Extra>}
      {discount && (
        <Extra icon="star">
          <Trans>{discount} off with a promotion</Trans>
        </Extra>
      )}
    </ul>
  )
}

/** The price for one card, if there are several. */
function ExtraPrice({ price, qty }: { price: { currency: string; value: number }; qty: number }) {
  const { locale } = useShop()
  if (price.value === 0) return <Trans>Free</Trans>
  const amount = formatExactMoney(price, locale)
  return <span className="tabular-nums">{qty > 1 ? `${qty} × ${amount}` : amount}</span>
}

function Extra({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-0.5 size-4.5 text-accent-deep" />
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</span>
    </li>
  )
}

/** Shows the new quantity at once. If it is refused, the reason is shown here and the old quantity returns. */
function LineQuantity({ cart, one }: { cart: Cart; one: CartPackageFragment }) {
  const { t } = useLingui()
  const translate = useFailureTexts()
  const { wished, failure, wish } = useWishedQuantity(cart, one.id)
  return (
    <Quantity
      label={t`Quantity`}
      isLabelHidden
      value={wished ?? one.giftcard.qty}
      onChange={(qty) => void wish(qty)}
      decreaseLabel={t`One less`}
      increaseLabel={t`One more`}
      isLoading={wished !== undefined}
      error={failure && translate?.(failure)}
    />
  )
}
