import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type RedeemOrderFragment, UndoRedeemDocument } from '#generated/documents.ts'
import { ConfirmModal } from '../../features/feedback/confirm-modal.tsx'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { donatedValue } from '../../features/redeem/donated-value.ts'
import { useSending } from '../../forms/use-sending.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'

type UndoPanelProps = { order: RedeemOrderFragment; until: string; onUndone: (order: RedeemOrderFragment) => void }

/** Returns the value to the card. Possible for 14 days, until a code is opened. */
export function UndoPanel({ order, until, onUndone }: UndoPanelProps) {
  const { locale } = useShop()
  const ask = useAsk()
  const [isAsked, setAsked] = useState(false)
  const { isSending, failure, send } = useSending()
  const lastDay = formatDay(until.slice(0, 10), locale)
  const staysGiven = donatedValue(order) > 0 && <Trans>Donations stay given.</Trans>
  const undo = async () => {
    await send(async () => {
      const { undoRedeem } = await ask(UndoRedeemDocument, { orderUuid: order.id })
      if (undoRedeem.order) onUndone(undoRedeem.order)
      return undoRedeem.errors
    })
    setAsked(false)
  }
  return (
    <Panel title={<Trans>Changed your mind?</Trans>} className="print:hidden">
      <FailedNotice failure={failure} />
      <p>
        <Trans>
          Until {lastDay} you can undo this exchange, as long as nothing was opened. The value goes back to your card.
        </Trans>{' '}
        {staysGiven}
      </p>
      <Button variant="secondary" leadingIcon="refresh" onClick={() => setAsked(true)} className="tablet:self-start">
        <Trans>Undo the exchange</Trans>
      </Button>
      <ConfirmModal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<Trans>Undo the exchange?</Trans>}
        confirm={<Trans>Undo it</Trans>}
        cancel={<Trans>Keep my choice</Trans>}
        onConfirm={() => void undo()}
        isLoading={isSending}
        isDangerous={false}
      >
        <Trans>We’ll close the new cards and put their value back on your card.</Trans> {staysGiven}
      </ConfirmModal>
    </Panel>
  )
}
