import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PictureFragment, WrapperFragment } from '../../../generated/documents.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { WrappedCard } from './gift-preview.tsx'
import { PriceNote } from './price-note.tsx'
import { TILE_LOOK } from './tile-look.ts'

export type WrapperCard = { title: string; image: PictureFragment | null; backgroundColor: string }

type WrapperOverlayProps = {
  isOpen: boolean
  onClose: () => void
  card: WrapperCard
  wrappers: readonly WrapperFragment[]
  value: string
  suits: readonly string[]
  onChoose: (wrapperId: string) => void
}

/** Every wrapper around this very card, those that suit its occasions first. */
export function WrapperOverlay({ isOpen, onClose, card, wrappers, value, suits, onChoose }: WrapperOverlayProps) {
  const { t } = useLingui()
  const [picked, setPicked] = useState(value)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setPicked(value)
  }
  const fits = ({ occasions }: WrapperFragment) => Number(occasions.some((occasion) => suits.includes(occasion)))
  const sorted = wrappers.toSorted((a, b) => fits(b) - fits(a))
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
          <Button onClick={choose}>{picked ? <Trans>Take this wrapper</Trans> : <Trans>Go without a wrapper</Trans>}</Button>
        </>
      }
    >
      <fieldset className="min-w-0">
        <legend className="mb-4 text-ink-soft">
          <Trans>This is how your card looks in it.</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-4">
          {sorted.map((wrapper) => (
            <label key={wrapper.id} className={TILE_LOOK}>
              <input
                type="radio"
                name="wrapper-choice"
                checked={picked === wrapper.id}
                onChange={() => setPicked(wrapper.id)}
                className="sr-only"
              />
              <WrappedCard card={{ ...card, title: '' }} wrapper={wrapper} />
              <span className="px-1 pt-2 pb-1">
                <span className="block leading-snug font-semibold">{wrapper.title}</span>
                <span className="block text-sm text-ink-soft">
                  <PriceNote price={wrapper.price} />
                </span>
              </span>
            </label>
          ))}
          <label className={TILE_LOOK}>
            <input
              type="radio"
              name="wrapper-choice"
              checked={picked === ''}
              onChange={() => setPicked('')}
              className="sr-only"
            />
            <span className="grid aspect-4/3 place-items-center rounded-card bg-mist p-4 text-center font-semibold text-ink-soft">
              <Trans>No wrapper</Trans>
            </span>
          </label>
        </div>
      </fieldset>
    </Modal>
  )
}
