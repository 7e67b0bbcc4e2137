import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PictureFragment, WrapperFragment } from '#generated/documents.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { WrappedCard } from '../gift-preview.tsx'
import { PriceNote } from '../price-note.tsx'
import { ChoiceTile } from './choice-tile.tsx'

export type WrapperCard = { title: string; image: PictureFragment | null; backgroundColor: string }

type WrapperOverlayProps = {
  isOpen: boolean
  onClose: () => void
  card: WrapperCard
  wrappers: readonly WrapperFragment[]
  value: string
  onChoose: (wrapperId: string) => void
}

/** Shows this card in every wrapper. */
export function WrapperOverlay({ isOpen, onClose, card, wrappers, value, onChoose }: WrapperOverlayProps) {
  const { t } = useLingui()
  const [picked, setPicked] = useState(value)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setPicked(value)
  }
  const choose = () => {
    onChoose(picked)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Choose a wrapper</Trans>}
      closeLabel={t`Close`}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={choose}>{picked ? <Trans>Use this wrapper</Trans> : <Trans>Continue without a wrapper</Trans>}</Button>
        </>
      }
    >
      <fieldset className="min-w-0">
        <legend className="mb-4 text-ink-soft">
          <Trans>This is how your card looks in it.</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-4">
          {wrappers.map((wrapper) => (
            <ChoiceTile
              key={wrapper.id}
              name="wrapper-choice"
              isChosen={picked === wrapper.id}
              onChoose={() => setPicked(wrapper.id)}
            >
              <WrappedCard card={{ ...card, title: '' }} wrapper={wrapper} />
              <span className="px-1 pt-2 pb-1">
                <span className="block leading-snug font-semibold hyphens-auto max-tablet:text-sm">{wrapper.title}</span>
                <span className="block text-sm text-ink-soft">
                  <PriceNote price={wrapper.price} />
                </span>
              </span>
            </ChoiceTile>
          ))}
          <ChoiceTile name="wrapper-choice" isChosen={picked === ''} onChoose={() => setPicked('')}>
            <span className="grid aspect-4/3 place-items-center rounded-card bg-mist p-4 text-center font-semibold text-ink-soft">
              <Trans>No wrapper</Trans>
            </span>
          </ChoiceTile>
        </div>
      </fieldset>
    </Modal>
  )
}
