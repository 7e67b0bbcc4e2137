import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { FreezeGiftcardDocument } from '#generated/documents.ts'
import { toCardInput } from '../../features/card-entry/card-values.ts'
import { ConfirmModal } from '../../features/feedback/confirm-modal.tsx'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import type { DetailsProps } from './details-props.ts'

/** Freezes a lost card at once. It cannot be undone here, so the page asks first. An empty card has nothing to protect. */
export function FreezePanel({ details, values, onChange }: DetailsProps) {
  const ask = useAsk()
  const [isAsked, setAsked] = useState(false)
  const { isSending, failure, send } = useSending()
  const freeze = async () => {
    await send(async () => {
      const card = values ? await toCardInput(values) : { giftcardId: details.id }
      const { freezeGiftcard } = await ask(FreezeGiftcardDocument, card)
      if (freezeGiftcard.details) onChange(freezeGiftcard.details)
      return freezeGiftcard.errors
    })
    setAsked(false)
  }
  if (details.info.state === 'CLOSED' || details.info.state === 'EMPTY') return null
  return (
    <Panel title={<Trans>Lost or stolen?</Trans>}>
      <FailedNotice failure={failure} />
      <p>
        <Trans>Freeze the card, and nobody can spend what is on it.</Trans>
      </p>
      <Button variant="secondary" leadingIcon="lock" onClick={() => setAsked(true)} className="tablet:self-start">
        <Trans>Freeze this card</Trans>
      </Button>
      <ConfirmModal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<Trans>Freeze this card?</Trans>}
        confirm={<Trans>Freeze it now</Trans>}
        onConfirm={() => void freeze()}
        isLoading={isSending}
      >
        <Trans>
          From now on nobody can spend it, and that includes you. You cannot undo this yourself. The balance stays safe, and can
          be moved to a new number.
        </Trans>
      </ConfirmModal>
    </Panel>
  )
}
