import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type CardDetailsFragment, ReplaceGiftcardDocument, type RevealedCardFragment } from '#generated/documents.ts'
import { ConfirmModal } from '../../features/feedback/confirm-modal.tsx'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useAsk, useHref, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

type Replaced = (card: RevealedCardFragment, details: CardDetailsFragment) => void

/** Replaces a card, and shows the new card if it was replaced before. */
function useReplacing(onReplaced: Replaced) {
  const ask = useAsk()
  const { isSending, failure, send } = useSending()
  const replace = (giftcardId: string) =>
    send(async () => {
      const { card, details, errors } = (await ask(ReplaceGiftcardDocument, { giftcardId })).replaceGiftcard
      if (card && details) onReplaced(card, details)
      return errors
    })
  return { isSending, failure, replace }
}

type ReplacePanelProps = { details: CardDetailsFragment; onReplaced: Replaced }

/** For a frozen card: its buyer gets a new number for the balance. */
export function ReplacePanel({ details, onReplaced }: ReplacePanelProps) {
  const href = useHref()
  const { locale } = useShop()
  const [isAsked, setAsked] = useState(false)
  const { isSending, failure, replace } = useReplacing(onReplaced)
  const balance = formatMoney(details.info.balance, locale)
  const confirm = async () => {
    await replace(details.id)
    setAsked(false)
  }
  return (
    <>
      <FailedNotice failure={failure} />
      <Notice
        tone="warning"
        title={<Trans>This card is frozen</Trans>}
        action={
          details.canReplace ? (
            <Button leadingIcon="refresh" onClick={() => setAsked(true)}>
              <Trans>Get a new card for {balance}</Trans>
            </Button>
          ) : (
            <Link href={href('contact')} variant="standalone">
              <Trans>Ask us about this card</Trans>
            </Link>
          )
        }
      >
        {details.canReplace ? (
          <Trans>Nobody can spend it. Your order bought it, so you can move the balance to a new number and PIN.</Trans>
        ) : (
          <Trans>Nobody can spend it. The balance is safe. Our customer support helps you to move it to a new number.</Trans>
        )}
      </Notice>
      <ConfirmModal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<Trans>Replace this card?</Trans>}
        confirm={<Trans>Replace it</Trans>}
        onConfirm={() => void confirm()}
        isLoading={isSending}
        isDangerous={false}
      >
        <Trans>
          {balance} moves to a new number and PIN, which you see straight away. The old number stops working for good.
        </Trans>
      </ConfirmModal>
    </>
  )
}

/** The buyer can always see the number of the card that replaced a lost one; nobody else can. */
export function ShowCodesButton({ replacedId, onShown }: { replacedId: string; onShown: Replaced }) {
  const { isSending, failure, replace } = useReplacing(onShown)
  return (
    <>
      <FailedNotice failure={failure} />
      <Button
        variant="secondary"
        leadingIcon="eye"
        isLoading={isSending}
        onClick={() => void replace(replacedId)}
        className="self-start"
      >
        <Trans>Show number and PIN</Trans>
      </Button>
    </>
  )
}
