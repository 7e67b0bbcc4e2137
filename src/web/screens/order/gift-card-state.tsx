import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { GiftStateFragment, OrderGiftsFragment } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { WrappedCard } from '../../features/gift-builder/gift-preview.tsx'
import { GiftMoment } from '../../features/order-summary/gift-moment.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { formatShopDay } from '../../i18n/shop-clock.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CorrectReceiverForm } from './correct-receiver-form.tsx'
import { GiftActions } from './gift-actions.tsx'
import { GiftBar } from './gift-bar.tsx'
import { useAnnouncement } from './use-announcement.tsx'

const CorrectAddressForm = lazy(async () => ({ default: (await import('./correct-address-form.tsx')).CorrectAddressForm }))

type GiftCardStateProps = { gift: GiftStateFragment; orderToken: string; onChange: (order: OrderGiftsFragment) => void }

/** One recipient, their gift and its progress. */
export function GiftCardState({ gift, orderToken, onChange }: GiftCardStateProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const [wasCanceled, setCanceled] = useState(false)
  const { announcement, announce } = useAnnouncement()
  const CorrectForm = gift.variationType === 'DIGITAL' ? CorrectReceiverForm : CorrectAddressForm
  const corrected = (order: OrderGiftsFragment) => {
    setCorrecting(false)
    onChange(order)
    announce(<Corrected gift={order.gifts.find(({ shipmentId }) => shipmentId === gift.shipmentId)} />)
  }
  const correct = () => {
    announce(null)
    setCanceled(false)
    setCorrecting(true)
  }
  const cancel = () => {
    setCanceled(true)
    setCorrecting(false)
  }
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card tablet:p-7">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Receiver gift={gift} />
        <StateBadge state={gift.state} />
      </div>
      <GiftBar gift={gift} />
      <p className="text-ink-soft">
        <GiftMoment gift={gift} />
      </p>
      <ThanksNote gift={gift} />
      <Items gift={gift} />
      <Messages gift={gift} />
      <ActivateLink gift={gift} />
      {gift.state === 'BOUNCED' && (
        <Notice tone="danger">
          <Trans>Their mail server does not accept it. Is the address right?</Trans>
        </Notice>
      )}
      {isCorrecting ? (
        <Suspense>
          <CorrectForm gift={gift} orderToken={orderToken} onCorrected={corrected} onCancel={cancel} />
        </Suspense>
      ) : (
        <GiftActions
          gift={gift}
          orderToken={orderToken}
          onChange={onChange}
          announce={announce}
          wasCanceled={wasCanceled}
          onCorrect={correct}
        />
      )}
      {announcement}
    </article>
  )
}

/** Blank cards have no value when they arrive. Their numbers are only on the cards. */
function ActivateLink({ gift: { items } }: { gift: GiftStateFragment }) {
  const href = useHref()
  if (!items.some(({ kind }) => kind === 'BLANK_GIFT_CARD_PACK')) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Trans>When they have arrived, put an amount on each.</Trans>
      <ButtonLink href={href('activate')} variant="secondary" size="small" trailingIcon="arrow-right">
        <Trans>Activate these cards</Trans>
      </ButtonLink>
    </p>
  )
}

function Receiver({ gift: { receiverKind, firstName, lastName, email, deliveryAddress } }: { gift: GiftStateFragment }) {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <h2 className="text-subheading">{receiverKind === 'ME' ? <Trans>To yourself</Trans> : <Trans>To {name}</Trans>}</h2>
      <p className="wrap-anywhere text-ink-soft">{email ?? (deliveryAddress && writeAddress(deliveryAddress))}</p>
    </div>
  )
}

/** The recipient's thank-you message. After its text was erased, only the fact that there was one. */
function ThanksNote({ gift: { firstName, thanks, thankedAt } }: { gift: GiftStateFragment }) {
  const shop = useShop()
  if (!thankedAt) return null
  const day = formatShopDay(thankedAt, shop)
  return (
    <figure className="flex gap-3.5 rounded-card bg-success-pale p-4 tablet:p-5">
      <Icon name="heart" className="mt-0.5 size-5.5 text-success" />
      <div className="min-w-0">
        <figcaption className="font-semibold">
          {firstName ? (
            <Trans>
              {firstName} said thank you on {day}
            </Trans>
          ) : (
            <Trans>A thank-you came on {day}</Trans>
          )}
        </figcaption>
        {thanks && <blockquote className="wrap-anywhere whitespace-pre-line">{thanks}</blockquote>}
      </div>
    </figure>
  )
}

function StateBadge({ state }: { state: GiftStateFragment['state'] }) {
  const { t } = useLingui()
  const looks = {
    PLANNED: { tone: 'neutral', icon: 'clock', text: t`Scheduled` },
    SENT: { tone: 'trust', icon: 'mail', text: t`Sent` },
    OPENED: { tone: 'success', icon: 'gift', text: t`Opened` },
    BOUNCED: { tone: 'danger', icon: 'alert', text: t`Not delivered` },
    TO_PACK: { tone: 'neutral', icon: 'gift', text: t`Being packed` },
    SHIPPED: { tone: 'success', icon: 'truck', text: t`On its way` },
  } as const satisfies Record<GiftStateFragment['state'], { tone: string; icon: IconName; text: string }>
  const { tone, icon, text } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}

function Items({ gift: { items } }: { gift: GiftStateFragment }) {
  const { locale } = useShop()
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ title, qty, value, image, wrapper }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order never change their order
        <li key={index} className="flex items-center gap-4">
          {wrapper && <WrappedCard card={{ title: '', image }} wrapper={wrapper} className="w-24 shrink-0 rounded-field!" />}
          {image && !wrapper && (
            <img
              src={image.url.href}
              alt=""
              width={image.width}
              height={image.height}
              className="h-auto w-20 rounded-[4.5%/7.2%] shadow-card"
            />
          )}
          <span className="grow">
            {qty} × {title}
          </span>
          <span className="font-semibold whitespace-nowrap tabular-nums">
            <EachValue qty={qty} value={formatMoney(value, locale)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Messages({ gift: { messages } }: { gift: GiftStateFragment }) {
  return messages.map((message) => (
    <figure key={message} className="flex gap-3.5 rounded-card bg-mist p-4">
      <Icon name="message" className="mt-0.5 size-5 text-ink-soft" />
      <div className="min-w-0">
        <figcaption className="text-sm text-ink-soft">
          <Trans>Personal message</Trans>
        </figcaption>
        <blockquote className="wrap-anywhere whitespace-pre-line">{message}</blockquote>
      </div>
    </figure>
  ))
}

function EachValue({ qty, value }: { qty: number; value: string }) {
  return qty === 1 ? value : <Trans>{value} each</Trans>
}

/** The corrected address, and whether the gift was sent there already. */
function Corrected({ gift }: { gift: GiftStateFragment | undefined }) {
  const place = gift?.email ?? (gift?.deliveryAddress && writeAddress(gift.deliveryAddress))
  const isSentNow = gift?.variationType === 'DIGITAL' && !gift.sendAt
  return isSentNow ? <Trans>Saved. We are sending it to {place} now.</Trans> : <Trans>Saved. It goes to {place}.</Trans>
}
