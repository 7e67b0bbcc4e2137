import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { errorsOf, type FieldFailure, focusFirstError, parameterOf } from '../../../forms/field-failures.ts'
import { useFailureTexts } from '../../../i18n/failures/use-failure-texts.ts'
import { useShop } from '../../../session/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConfirmModal } from '../../feedback/confirm-modal.tsx'
import { listPersonFailures } from '../draft-failures.ts'
import { MessageField } from '../extras/message-field.tsx'
import type { Extras } from '../extras/use-extras.ts'
import type { Kind, ReceiverDraft } from '../gift-draft.ts'
import type { Moment } from '../moment/delivery-moment.ts'
import { MomentField } from '../moment/moment-field.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import { WhoChoice } from './who-choice.tsx'

type ReceiverModalProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  kind: Kind
  variationId: string
  receiver: ReceiverDraft
  /** What the API has against it, by the name of the field. Empty when it was taken. */
  onSave: (receiver: ReceiverDraft) => Promise<readonly FieldFailure[]> | readonly FieldFailure[]
  /** Takes it back: the buyer gets it after all. Without it there is no such choice. */
  onSaveMine?: (moment: Moment) => Promise<readonly FieldFailure[]>
  /** Already known to be wrong. */
  failures?: readonly FieldFailure[]
  occasions?: Extras['occasions'] | undefined
  /** What the message is in place of; without it there is no message to change. */
  messageHint?: string | undefined
}

/** Delivery receiver: one person, where it goes, the words and the moment. Nothing typed goes away unasked. */
export function ReceiverModal({ isOpen, onClose, title, receiver, ...rest }: ReceiverModalProps) {
  const { t } = useLingui()
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isChanged, setChanged] = useState(false)
  // Opened again while it is still closing, it starts empty.
  const [openings, setOpenings] = useState(0)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings(openings + 1)
  }
  const ask = () => {
    if (isChanged) setAsked(true)
    else onClose()
  }
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={ask}
        title={title}
        closeLabel={t`Close`}
        isLoading={isSaving}
        footer={
          <>
            <Button variant="secondary" onClick={ask}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={id} isLoading={isSaving}>
              <Trans>Save receiver</Trans>
            </Button>
          </>
        }
      >
        <ReceiverForm key={`${receiver.id} ${openings}`} {...rest} {...{ id, receiver, onClose, setChanged, setSaving }} />
      </Modal>
      <ConfirmModal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<Trans>Leave without saving?</Trans>}
        confirm={<Trans>Drop the changes</Trans>}
        cancel={<Trans>Go on editing</Trans>}
        onConfirm={() => {
          setChanged(false)
          setAsked(false)
          onClose()
        }}
      >
        <Trans>What you have changed for this receiver is not saved yet.</Trans>
      </ConfirmModal>
    </>
  )
}

type ReceiverFormProps = Omit<ReceiverModalProps, 'isOpen' | 'title'> & {
  id: string
  setChanged: (isChanged: boolean) => void
  setSaving: (isSaving: boolean) => void
}

function ReceiverForm({ id, kind, variationId, receiver, onSave, onClose, setChanged, setSaving, ...rest }: ReceiverFormProps) {
  const { failures: known = [], occasions, messageHint, onSaveMine } = rest
  const { t } = useLingui()
  const { countryCode } = useShop()
  const translate = useFailureTexts()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(receiver)
  const [to, setTo] = useState<'ME' | 'ONE'>('ONE')
  const [failures, setFailures] = useState(known)
  const [refusals, setRefusals] = useState(known.length)
  const errorOf = errorsOf(failures, translate)
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current)
  }, [refusals])
  const change = (changes: Partial<ReceiverDraft>, corrected: readonly string[]) => {
    setChanged(true)
    setDraft({ ...draft, ...changes })
    setFailures(failures.filter((failure) => !corrected.includes(parameterOf(failure) ?? '')))
  }
  const choose = (next: 'ME' | 'ONE') => {
    setChanged(true)
    setTo(next)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // Otherwise the event would bubble to the form that opened this modal.
    event.stopPropagation()
    const own = to === 'ME' ? [] : listPersonFailures(draft, kind, { countryCode })
    setSaving(true)
    const found = own.length > 0 ? own : await (to === 'ME' && onSaveMine ? onSaveMine(draft.moment) : onSave(draft))
    setSaving(false)
    if (found.length === 0) {
      setChanged(false)
      return onClose()
    }
    setFailures(found)
    setRefusals((count) => count + 1)
  }
  const others = failures.filter((failure) => !FIELDS.includes(parameterOf(failure) ?? ''))
  return (
    <form ref={form} id={id} noValidate onSubmit={save} className="flex flex-col gap-5">
      {onSaveMine && (
        <WhoChoice
          choices={['ME', 'ONE']}
          kind={kind}
          name={`${id}-to`}
          value={to}
          onChange={choose}
          className="tablet:grid-cols-2"
        />
      )}
      {to === 'ONE' && (
        <ReceiverFields kind={kind} receiver={draft} onChange={(changes, field) => change(changes, [field])} errorOf={errorOf} />
      )}
      {messageHint !== undefined && (
        <MessageField
          label={t`Message for this receiver`}
          hint={messageHint}
          value={draft.message}
          onChange={(message) => change({ message }, ['message'])}
          error={errorOf('message')}
          occasions={occasions}
        />
      )}
      <MomentField
        kind={kind}
        variationId={variationId}
        value={draft.moment}
        onChange={(moment) => change({ moment }, ['deliverOn', 'deliverAt'])}
        error={errorOf('deliverOn') ?? errorOf('deliverAt')}
      />
      {others.map((failure) => (
        <Notice key={parameterOf(failure) ?? ''} tone="danger">
          {translate?.(failure)}
        </Notice>
      ))}
    </form>
  )
}

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'postCode',
  'houseNumber',
  'suffix',
  'street',
  'city',
  'administrativeArea',
  'message',
  'deliverOn',
  'deliverAt',
]
