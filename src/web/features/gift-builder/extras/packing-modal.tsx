import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GiftPackingFragment } from '#generated/documents.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PriceNote } from '../price-note.tsx'
import { ChoiceTile } from './choice-tile.tsx'

type PackingModalProps = {
  isOpen: boolean
  onClose: () => void
  packings: readonly GiftPackingFragment[]
  value: string
  onChoose: (giftPackingId: string) => void
}

/** A large picture of the packing, and the other packings to choose from. */
export function PackingModal({ isOpen, onClose, packings, value, onChoose }: PackingModalProps) {
  const { t } = useLingui()
  const taken = value || (packings[0]?.id ?? '')
  const [picked, setPicked] = useState(taken)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setPicked(taken)
  }
  const shown = packings.find(({ id }) => id === picked)
  const choose = () => {
    onChoose(picked)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Choose a gift box</Trans>}
      closeLabel={t`Close`}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={choose}>
            <Trans>Use this gift box</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-6 tablet:grid-cols-2">
        {shown && (
          <div className="self-start rounded-card bg-mist p-4">
            {shown.image && <Picture picture={shown.image} decorative className="h-auto w-full" />}
            <p className="text-subheading headline">{shown.title}</p>
            <p className="mt-1 text-ink-soft">{shown.description}</p>
            <p className="mt-2 font-semibold">
              <PriceNote price={shown.price} />
            </p>
          </div>
        )}
        <fieldset className="min-w-0">
          <legend className="sr-only">
            <Trans>Gift boxes</Trans>
          </legend>
          <div className="grid grid-cols-3 gap-2.5">
            {packings.map((packing) => (
              <ChoiceTile
                key={packing.id}
                name="packing-choice"
                isChosen={picked === packing.id}
                onChoose={() => setPicked(packing.id)}
              >
                {packing.image && <Picture picture={packing.image} decorative className="h-auto w-full" />}
                <span className="px-1 pb-1 text-center text-sm leading-tight font-semibold">{packing.title}</span>
              </ChoiceTile>
            ))}
          </div>
        </fieldset>
      </div>
    </Modal>
  )
}
