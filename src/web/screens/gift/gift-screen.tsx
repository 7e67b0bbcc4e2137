import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type GiftDetailsFragment, OpenGiftDocument } from '#generated/documents.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useAsk, useChrome, useShop } from '../../session/use-shop.ts'
import { GiftNote } from './gift-note.tsx'
import { GiftStage } from './gift-stage.tsx'
import type { GiftData } from './load-gift.ts'
import { OpenedGift } from './opened-gift.tsx'
import { UnwrapForm } from './unwrap-form.tsx'

/** The gift shakes for a moment before it opens, however fast the shop answers. */
const SHAKE_MS = 600
/** The longest wait for a picture. */
const PICTURE_MS = 3_000

/** The gift: wrapped, with a button, and then opened. The flap opens only after the answer has arrived, so that the animation never stops halfway. */
export function GiftScreen({ token, gift: loaded, refusal }: GiftData) {
  const { t } = useLingui()
  const ask = useAsk()
  const translate = useFailureTexts()
  const [gift, setGift] = usePageAnswer<GiftDetailsFragment>(loaded)
  const { isSending, failure, send } = useSending()
  const isFresh = gift.isOpened && !loaded.isOpened
  const unwrap = () =>
    send(async () => {
      const [{ openGift }] = await Promise.all([ask(OpenGiftDocument, { token }), wait(SHAKE_MS)])
      if (openGift.gift) {
        await loadPicture(openGift.gift)
        setGift(openGift.gift)
      }
      return openGift.errors
    })
  const error = failure === 'unreachable' ? t`It did not open. Please try again.` : failure && translate?.(failure)
  const [first] = gift.packages
  return (
    <div data-quiet={!gift.isOpened || isFresh || undefined}>
      <div className="overflow-clip bg-mist">
        <div className="page-width flex max-w-[52rem] flex-col items-center py-8 text-center tablet:py-12">
          <GiftTitle gift={gift} isFresh={isFresh} />
          <GiftStage gift={gift} isWaiting={isSending} isFresh={isFresh} />
          {gift.isOpened ? (
            first && <GiftNote message={first.message} giverName={gift.giverName} isFresh={isFresh} />
          ) : (
            <UnwrapForm
              token={token}
              isSpendable={gift.packages.some(({ kind }) => kind !== 'DONATION')}
              isUnwrapping={isSending}
              error={error}
              onUnwrap={() => void unwrap()}
            />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isFresh && <Contents gift={gift} />}
      </p>
      {gift.isOpened && <OpenedGift gift={gift} token={token} isFresh={isFresh} refusal={refusal} onThanked={setGift} />}
    </div>
  )
}

function GiftTitle({ gift: { giverName, receiverName, isOpened }, isFresh }: { gift: GiftDetailsFragment; isFresh: boolean }) {
  const { storeData } = useChrome()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus has disappeared, so the opened gift takes it, for screen readers.
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const closed = giverName ? <Trans>{giverName} has sent you a gift</Trans> : <Trans>Your gift card is here</Trans>
  const opened = giverName ? <Trans>A gift from {giverName}</Trans> : <Trans>Your gift card</Trans>
  const waiting = receiverName ? (
    <Trans>Hello {receiverName}, it is wrapped and waiting for you.</Trans>
  ) : (
    <Trans>Wrapped for you by {storeData.name}.</Trans>
  )
  return (
    <div className="flex flex-col gap-3">
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {isOpened ? opened : closed}
      </h1>
      <p className="text-lead text-ink-soft">
        {isOpened && receiverName ? <Trans>Enjoy it, {receiverName}!</Trans> : !isOpened && waiting}
      </p>
    </div>
  )
}

/** Read out at once, so that screen reader users need not wait for the animation. */
function Contents({ gift: { packages } }: { gift: GiftDetailsFragment }) {
  const { locale } = useShop()
  return packages.map(({ id, qty, title, value, message }) => (
    <span key={id}>
      {qty} × {title} {value && formatMoney(value, locale)}. {message}{' '}
    </span>
  ))
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Loads the card's picture first, so that the card does not appear as an empty frame. */
function loadPicture({ packages }: GiftDetailsFragment): Promise<void> {
  const href = packages[0]?.product?.image?.url.href
  if (!href) return Promise.resolve()
  const image = new Image()
  const loaded = new Promise<void>((resolve) => {
    image.onload = image.onerror = () => resolve()
  })
  image.src = href
  return Promise.race([loaded, wait(PICTURE_MS)])
}
