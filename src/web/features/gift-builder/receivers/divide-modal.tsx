import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CallFailure } from '#web/data/call-failure.ts'
import { useSending } from '#web/forms/use-sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { FailedNotice } from '../../feedback/failed-notice.tsx'
import { listDivisions } from './divisions.ts'

type DivideModalProps = {
  isOpen: boolean
  onClose: () => void
  /** The name and the number of the cards that are divided. */
  name: string
  cards: number
  /** Resolves to the refusals. */
  onDivide: (people: number) => Promise<readonly CallFailure[]>
}

/** Asks how many cards each of several people gets. The package becomes one shipment for each of them. */
export function DivideModal({ isOpen, onClose, name, cards, onDivide }: DivideModalProps) {
  const { t } = useLingui()
  const divisions = listDivisions(cards)
  const [picked, setPicked] = useState('')
  const { isSending, failure, send } = useSending()
  const people = picked || String(divisions[0]?.people ?? '')
  const divide = () =>
    send(async () => {
      const refused = await onDivide(Number(people))
      if (refused.length === 0) onClose()
      return refused
    })
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Split between people</Trans>}
      closeLabel={t`Close`}
      isLoading={isSending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isLoading={isSending} onClick={() => void divide()}>
            <Trans>Split</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          <Trans>
            {cards} × {name}. Each part gets its own line, where you say who it is for and when it should arrive.
          </Trans>
        </p>
        <FailedNotice failure={failure} />
        <RadioCards
          legend={t`How many people?`}
          name="divide-among"
          value={people}
          onChange={setPicked}
          options={divisions.map(({ people: count, each }) => ({
            id: String(count),
            title: <Plural value={count} one="# person" other="# people" />,
            description: <Plural value={each} one="# card each" other="# cards each" />,
          }))}
          className="tablet:grid-cols-2"
        />
      </div>
    </Modal>
  )
}
