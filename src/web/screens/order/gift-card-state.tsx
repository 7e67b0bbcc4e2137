import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type GiftStateFragment, type OrderGiftsFragment, ResendGiftDocument } from '../../../generated/documents.ts'
import { writeAddress } from '../../../shared/address-order.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { GiftMoment } from '../../features/order-summary/gift-moment.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CorrectReceiverForm } from './correct-receiver-form.tsx'

const CorrectAddressForm = lazy(async () => ({ default: (await import('./correct-address-form.tsx')).CorrectAddressForm }))

type GiftCardStateProps = { gift: GiftStateFragment; orderToken: string; onChange: (order: OrderGiftsFragment) => void }

/** One receiver: who, what, and how far it has come. */
export function GiftCardState({ gift, orderToken, onChange }: GiftCardStateProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const CorrectForm = gift.variationType === 'DIGITAL' ? CorrectReceiverForm : CorrectAddressForm
  const corrected = (order: OrderGiftsFragment) => {
    setCorrecting(false)
    onChange(order)
  }
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card tablet:p-7">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Receiver gift={gift} />
        <StateBadge state={gift.state} />
      </div>
      <p className="text-ink-soft">
        <GiftMoment gift={gift} />
      </p>
      <Items gift={gift} />
      {gift.state === 'BOUNCED' && (
        <Notice tone="danger">
          <Trans>The mail server there does not take it. Is the address right?</Trans>
        </Notice>
      )}
      {isCorrecting ? (
        <Suspense>
          <CorrectForm gift={gift} orderToken={orderToken} onCorrected={corrected} onCancel={() => setCorrecting(false)} />
        </Suspense>
      ) : (
        <Actions gift={gift} orderToken={orderToken} onChange={onChange} onCorrect={() => setCorrecting(true)} />
      )}
    </article>
  )
}

function Receiver({ gift: { receiverKind, firstName, lastName, email, deliveryAddress } }: { gift: GiftStateFragment }) {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <h2 className="text-subheading">{receiverKind === 'ME' ? <Trans>To you</Trans> : <Trans>To {name}</Trans>}</h2>
      <p className="wrap-anywhere text-ink-soft">{email ?? (deliveryAddress && writeAddress(deliveryAddress))}</p>
    </div>
  )
}

function StateBadge({ state }: { state: GiftStateFragment['state'] }) {
  const { t } = useLingui()
  const looks = {
    PLANNED: { tone: 'neutral', icon: 'clock', text: t`Planned` },
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
      {items.map(({ title, qty, value, image }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was ordered never changes places
        <li key={index} className="flex items-center gap-4">
          {image && (
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

function EachValue({ qty, value }: { qty: number; value: string }) {
  return qty === 1 ? value : <Trans>{value} each</Trans>
}

type ActionsProps = GiftCardStateProps & { onCorrect: () => void }

function Actions({ gift, orderToken, onChange, onCorrect }: ActionsProps): ReactNode {
  const ask = useAsk()
  const { isSending, failure, send } = useSending()
  const resend = () =>
    send(async () => {
      const { order, errors } = (await ask(ResendGiftDocument, { orderToken, shipmentId: gift.shipmentId })).resendGift
      if (order) onChange(order)
      return errors
    })
  if (!gift.canCorrect && !gift.canResend) return null
  return (
    <div className="flex flex-wrap gap-3 unscripted:hidden">
      {gift.canCorrect && (
        <Button variant="secondary" size="small" leadingIcon="edit" onClick={onCorrect}>
          <Trans>Correct the address</Trans>
        </Button>
      )}
      {gift.canResend && (
        <Button variant="quiet" size="small" leadingIcon="refresh" isLoading={isSending} onClick={() => void resend()}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <FailedNotice failure={failure} />
    </div>
  )
}
