import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { focusFirstError } from '#web/forms/use-form.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ARRIVES_NOW, useArrivalText } from '../../arrival/use-arrival-text.ts'
import { Chip } from '../chip.tsx'
import type { Kind } from '../gift-draft.ts'
import { DaysAndTimes, useDelivery } from './days-and-times.tsx'
import { isOutdated, isOver, type Moment } from './delivery-moment.ts'

type MomentModalProps = {
  isOpen: boolean
  onClose: () => void
  kind: Kind
  variationId: string
  moment: Moment
  onChoose: (moment: Moment) => void
}

/** Delivery date and time: now, or a day and, for an e-mail, a time on the shop's clock. The days are loaded again each time it opens. */
export function MomentModal({ isOpen, onClose, kind, variationId, moment, onChoose }: MomentModalProps) {
  const { t } = useLingui()
  const { timeZone } = useShop()
  const now = useNow() ?? 0
  const [isLater, setLater] = useState(moment !== null)
  const [lastPicked, setPicked] = useState(moment)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setLater(moment !== null)
      setPicked(moment)
    }
  }
  const delivery = useDelivery(variationId, isOpen)
  // Without the days, the modal cannot check whether the picked one is still possible.
  const isKnown = delivery !== undefined && delivery !== 'failed'
  const outdated = isKnown && lastPicked && isOutdated(lastPicked, kind, delivery.selectableDates) ? lastPicked : null
  const picked = outdated ? null : lastPicked
  const arrivalText = useArrivalText()
  const promise = isKnown ? delivery.promises[0] : undefined
  const posted = promise && { from: promise.deliveredFrom, until: promise.deliveredBy, at: null }
  const soonest = kind === 'DIGITAL' ? ARRIVES_NOW : posted
  const content = useRef<HTMLDivElement>(null)
  const choose = () => {
    if (isLater && picked && kind === 'DIGITAL' && isOver(picked, now, timeZone)) return focusFirstError(content.current)
    onChoose(isLater ? picked : null)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>When should it arrive?</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={isLater && !(picked && isKnown)} onClick={choose}>
            <Trans>Use this date</Trans>
          </Button>
        </>
      }
    >
      <div ref={content} className="flex flex-col gap-5">
        <fieldset className="min-w-0">
          <legend className="sr-only">
            <Trans>When should it arrive?</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            <Chip name="moment-choice" value="now" isSmall isChosen={!isLater} onChoose={() => setLater(false)}>
              <Trans>As soon as possible</Trans>
            </Chip>
            <Chip name="moment-choice" value="later" isSmall isChosen={isLater} onChoose={() => setLater(true)}>
              <Trans>Choose a date</Trans>
            </Chip>
          </div>
          {!isLater && soonest && <p className="mt-2 text-ink-soft">{arrivalText(soonest)}</p>}
        </fieldset>
        {isLater && (
          <DaysAndTimes kind={kind} delivery={delivery} picked={picked} outdated={outdated} now={now} onPick={setPicked} />
        )}
      </div>
    </Modal>
  )
}
