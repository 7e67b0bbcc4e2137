import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type AccountOverviewQuery, type ReceivedGiftFragment, ReceivedGiftsDocument } from '#generated/documents.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { NO_ANSWER } from '#web/data/call-failure.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { formatMoney } from '#web/i18n/numbers.ts'
import { openModal } from '#web/session/opened-modal.ts'
import { useAsk, useHref, useShop } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '../area/empty-state.tsx'

type Card = ReceivedGiftFragment['cards'][number]

/** Gifts to this customer: an unopened gift shows no content, an opened one shows the balance of each card. */
export function ReceivedCards({ received }: { received: AccountOverviewQuery['receivedCards'] }) {
  const href = useHref()
  const { gifts, isLoading, loadMore } = useGifts(received.gifts)
  if (gifts.length === 0) {
    return (
      <EmptyState
        icon="card"
        title={<Trans>No cards yet</Trans>}
        action={
          <ButtonLink href={href('balance')} variant="secondary">
            <Trans>Check the balance of a card</Trans>
          </ButtonLink>
        }
      >
        <Trans>Gift cards that were sent to your email address appear here, with what is left on them.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-5 tablet:grid-cols-2">
        {gifts.flatMap((gift) =>
          gift.isOpened
            ? gift.cards.map((card) => (
                <li key={card.id}>
                  <OpenedCard gift={gift} card={card} />
                </li>
              ))
            : [
                <li key={gift.id}>
                  <UnopenedGift gift={gift} />
                </li>,
              ],
        )}
      </ul>
      {gifts.length < received.totalCount && (
        <Button variant="secondary" isLoading={isLoading} onClick={() => void loadMore()} className="self-start">
          <Trans>Show more cards</Trans>
        </Button>
      )}
    </>
  )
}

const GIFTS_PER_PAGE = 20

/** The page starts with the newest gifts only. */
function useGifts(newest: readonly ReceivedGiftFragment[]) {
  const ask = useAsk()
  const [gifts, setGifts] = useState(newest)
  const [isLoading, setLoading] = useState(false)
  const loadMore = async () => {
    setLoading(true)
    const fullPages = Math.floor(gifts.length / GIFTS_PER_PAGE)
    const paging = { itemsPerPage: GIFTS_PER_PAGE, pageNumber: fullPages + 1 }
    const answer = await ask(ReceivedGiftsDocument, paging).catch(() => undefined)
    setLoading(false)
    if (!answer) return openModal({ name: 'failure', failure: NO_ANSWER })
    setGifts([...gifts.slice(0, fullPages * GIFTS_PER_PAGE), ...answer.receivedCards.gifts])
  }
  return { gifts, isLoading, loadMore }
}

function OpenedCard({ gift, card }: { gift: ReceivedGiftFragment; card: Card }) {
  const { locale } = useShop()
  const expiresOn = formatDay(card.expiresOn, locale)
  const value = formatMoney(card.value, locale)
  return (
    <a
      href={gift.path}
      className="flex h-full items-center gap-4 rounded-card bg-surface p-5 shadow-card transition-shadow hover:shadow-raised"
    >
      {card.image && <Picture picture={card.image} decorative className="h-auto w-28 shrink-0 rounded-[4.5%/7.2%] shadow-card" />}
      <span className="min-w-0">
        <span className="block font-semibold">
          {card.title} <span className="font-normal whitespace-nowrap text-ink-soft">•••• {card.lastFour}</span>
        </span>
        <span className="headline block text-heading tabular-nums">{formatMoney(card.balance, locale)}</span>
        <span className="block text-sm text-ink-soft">
          {card.isExpired ? (
            <Trans>Expired on {expiresOn}</Trans>
          ) : (
            <Trans>
              of {value}, until {expiresOn}
            </Trans>
          )}
        </span>
      </span>
    </a>
  )
}

export function UnopenedGift({ gift: { path, giverName } }: { gift: ReceivedGiftFragment }) {
  return (
    <a
      href={path}
      className="flex h-full items-center gap-4 rounded-card bg-accent-pale p-5 shadow-card transition-shadow hover:shadow-raised"
    >
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-deep text-white">
        <Icon name="gift" className="size-8" />
      </span>
      <span className="min-w-0">
        <span className="headline block text-subheading">
          {giverName ? <Trans>A gift from {giverName}</Trans> : <Trans>A gift card you bought for yourself</Trans>}
        </span>
        <span className="block font-semibold text-accent-deep underline underline-offset-4">
          {giverName ? <Trans>Unwrap it</Trans> : <Trans>Open it</Trans>}
        </span>
      </span>
    </a>
  )
}
