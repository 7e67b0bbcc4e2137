import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CallFailure } from '../../../data/call-failure.ts'
import { useFailureTexts } from '../../../i18n/failures/use-failure-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { listDivisions } from './divisions.ts'

type DivideModalProps = {
  isOpen: boolean
  onClose: () => void
  /** Of what is divided, and how many of it there are. */
  name: string
  cards: number
  /** Answers with what was refused. */
  onDivide: (people: number) => Promise<readonly CallFailure[]>
}

/** How many cards each of several people gets: one package becomes a shipment for each of them. */
export function DivideModal({ isOpen, onClose, name, cards, onDivide }: DivideModalProps) {
  const { t } = useLingui()
  const translate = useFailureTexts()
  const divisions = listDivisions(cards)
  const [picked, setPicked] = useState('')
  const [failure, setFailure] = useState<CallFailure>()
  const [isLoading, setLoading] = useState(false)
  const people = picked || String(divisions[0]?.people ?? '')
  const divide = async () => {
    setLoading(true)
    const [refused] = await onDivide(Number(people))
    setFailure(refused)
    setLoading(false)
    if (!refused) onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Divide among several people</Trans>}
      closeLabel={t`Close`}
      isLoading={isLoading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isLoading={isLoading} onClick={() => void divide()}>
            <Trans>Divide</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          <Trans>
            {cards} × {name}. Each part gets a line of its own, where you say who it is for and when it comes.
          </Trans>
        </p>
        {failure && <Notice tone="danger">{translate?.(failure)}</Notice>}
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
