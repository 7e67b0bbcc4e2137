import { Trans } from '@lingui/react/macro'
import { AddRedeemCardDocument, type RedeemOrderFragment } from '#generated/documents.ts'
import { CardForm, useCardEntry } from '../../features/card-entry/card-form.tsx'
import { toCardInput } from '../../features/card-entry/card-values.ts'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'

/** The cards that are being redeemed, and until when they are held for this visit. */
export function CardList({ order }: { order: RedeemOrderFragment }) {
  const { locale, timeZone } = useShop()
  const time =
    order.heldUntil && new Date(order.heldUntil).toLocaleTimeString(locale, { timeZone, hour: '2-digit', minute: '2-digit' })
  return (
    <>
      <ul className="flex flex-col gap-3">
        {order.cards.map((card) => (
          <PayingCard key={card.id} card={card} />
        ))}
      </ul>
      {time && (
        <p className="mt-4 text-sm text-ink-soft">
          <Trans>Held for you until {time}. Every change gives you another half hour.</Trans>
        </p>
      )}
    </>
  )
}

function PayingCard({ card }: { card: RedeemOrderFragment['cards'][number] }) {
  const { locale } = useShop()
  const lastDay = formatDay(card.expiresOn, locale)
  return (
    <li className="flex items-center justify-between gap-4 rounded-field bg-mist px-4 py-3">
      <span className="leading-snug">
        <span className="block font-semibold">
          {card.title} <span className="whitespace-nowrap">•••• {card.lastFour}</span>
        </span>
        <span className="text-sm text-ink-soft">
          <Trans>Valid up to and including {lastDay}</Trans>
        </span>
      </span>
      <strong className="tabular-nums">{formatMoney(card.balance, locale)}</strong>
    </li>
  )
}

/** Adds another card of the same kind. Its number and PIN are never saved in the browser. */
export function AddCardForm({ redeem, onAdded }: { redeem: Redeem; onAdded: () => void }) {
  const entry = useCardEntry(async (values) => {
    const proved = await toCardInput(values)
    let brandPath: string | null = null
    const errors = await redeem.change(async (ask) => {
      const { addRedeemCard } = await ask(AddRedeemCardDocument, proved)
      brandPath = addRedeemCard.brandPath
      return addRedeemCard
    })
    if (errors.length === 0) onAdded()
    return { errors, brandPath }
  })
  return (
    <CardForm
      entry={entry}
      intro={
        <p>
          <Trans>Put several cards of the same kind together and choose something bigger.</Trans>
        </p>
      }
    >
      <Button type="submit" isLoading={entry.isSending} className="tablet:self-start">
        <Trans>Add this gift card</Trans>
      </Button>
    </CardForm>
  )
}
