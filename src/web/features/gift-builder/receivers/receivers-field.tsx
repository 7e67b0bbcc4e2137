import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, useId, useState } from 'react'
import { type FieldFailure, firstErrorOf, parameterOf, withoutReceiver, withParameter } from '../../../forms/field-failures.ts'
import { newKey } from '../../../forms/new-key.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldMessage } from '../../../ui/field-frame.tsx'
import { OnceOpened } from '../../../ui/once-opened.tsx'
import { emptyReceiver, nameOf, type ReceiverDraft } from '../gift-draft.ts'
import type { GiftBuilder } from '../use-gift-builder.ts'
import { ReceiverLine } from './receiver-line.tsx'

const ReceiverModal = lazy(async () => ({ default: (await import('./receiver-modal.tsx')).ReceiverModal }))
const ReceiversModal = lazy(async () => ({ default: (await import('./receivers-modal.tsx')).ReceiversModal }))
const ConfirmModal = lazy(async () => ({ default: (await import('../../feedback/confirm-modal.tsx')).ConfirmModal }))

/** Lines that are shown in the page itself; the rest is in the overview. */
const SHOWN = 4

type Opened =
  | { name: 'receiver'; receiver: ReceiverDraft; isNew: boolean }
  | { name: 'overview' }
  | { name: 'delete'; receiver: ReceiverDraft }
  | { name: 'reset' }

/** Several receivers, each with an address, words and a moment of their own. */
export function ReceiversField({ builder }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const { draft, change, failures, errorOf } = builder
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const { receivers } = draft
  const edit = (receiver: ReceiverDraft) => setOpened({ name: 'receiver', receiver, isNew: false })
  const add = () =>
    setOpened({
      name: 'receiver',
      receiver: { ...emptyReceiver(newKey()), moment: receivers.at(-1)?.moment ?? null },
      isNew: true,
    })
  const remove = (receiver: ReceiverDraft) => setOpened({ name: 'delete', receiver })
  const error = errorOf('receivers')
  return (
    <div className="flex flex-col gap-3">
      {receivers.length > 0 && (
        <ul aria-label={t`Receivers`} className="flex flex-col gap-2">
          {receivers.slice(0, SHOWN).map((receiver, index) => (
            <ReceiverLine
              key={receiver.id}
              receiver={receiver}
              kind={draft.kind}
              error={firstErrorOf(index, failures, errorOf)}
              onEdit={() => edit(receiver)}
              onRemove={() => remove(receiver)}
            />
          ))}
        </ul>
      )}
      {receivers.length > SHOWN && (
        <p className="text-ink-soft">
          <Plural value={receivers.length - SHOWN} one="and # more receiver" other="and # more receivers" />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          leadingIcon="plus"
          data-failure={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={add}
        >
          <Trans>Add a receiver</Trans>
        </Button>
        {receivers.length > 0 && (
          <>
            <Button variant="quiet" size="small" leadingIcon="users" onClick={() => setOpened({ name: 'overview' })}>
              <Trans>Delivery overview</Trans>
            </Button>
            <Button variant="quiet" size="small" leadingIcon="trash" onClick={() => setOpened({ name: 'reset' })}>
              <Trans>Remove all</Trans>
            </Button>
          </>
        )}
      </div>
      <FieldMessage inputId={id} error={error} />
      <Modals {...{ builder, opened, setOpened, edit, add, remove }} onReset={() => change({ receivers: [] }, 'receivers')} />
    </div>
  )
}

type ModalsProps = {
  builder: GiftBuilder
  opened: Opened | undefined
  setOpened: (opened: Opened | undefined) => void
  edit: (receiver: ReceiverDraft) => void
  add: () => void
  remove: (receiver: ReceiverDraft) => void
  onReset: () => void
}

function Modals({ builder, opened, setOpened, edit, add, remove, onReset }: ModalsProps) {
  const { t } = useLingui()
  const { draft, change, extras, failures, way } = builder
  // What is closing still shows whom it was about.
  const [lastEdited, setLastEdited] = useState<Extract<Opened, { name: 'receiver' }>>()
  const [lastDeleted, setLastDeleted] = useState<ReceiverDraft>()
  if (opened?.name === 'receiver' && opened !== lastEdited) setLastEdited(opened)
  if (opened?.name === 'delete' && opened.receiver !== lastDeleted) setLastDeleted(opened.receiver)
  const close = () => setOpened(undefined)
  const save = (receiver: ReceiverDraft) => {
    const index = draft.receivers.findIndex(({ id }) => id === receiver.id)
    // A new receiver corrects the missing one, not the errors of the others.
    if (index < 0)
      change({ receivers: [...draft.receivers, receiver] }, (known) => known.filter((one) => parameterOf(one) !== 'receivers'))
    else change({ receivers: draft.receivers.with(index, receiver) }, `receivers.${index}`)
    return []
  }
  const drop = () => {
    const index = draft.receivers.findIndex(({ id }) => id === lastDeleted?.id)
    if (index >= 0) change({ receivers: draft.receivers.toSpliced(index, 1) }, (known) => withoutReceiver(known, index))
    close()
  }
  const place = draft.receivers.findIndex(({ id }) => id === lastEdited?.receiver.id)
  const name = lastDeleted ? nameOf(lastDeleted) : ''
  return (
    <>
      <OnceOpened isOpen={opened?.name === 'overview'}>
        <ReceiversModal {...{ builder, edit, add, remove }} isOpen={opened?.name === 'overview'} onClose={close} />
      </OnceOpened>
      <OnceOpened isOpen={opened?.name === 'receiver'}>
        {lastEdited && way && (
          <ReceiverModal
            isOpen={opened?.name === 'receiver'}
            onClose={close}
            title={lastEdited.isNew ? <Trans>Add a receiver</Trans> : <Trans>Edit receiver</Trans>}
            kind={draft.kind}
            variationId={way.variationId}
            receiver={lastEdited.receiver}
            failures={place < 0 ? [] : within(failures, place)}
            onSave={save}
            occasions={extras?.occasions}
            messageHint={draft.message ? t`In place of the message for all` : t`Only this receiver reads it`}
          />
        )}
      </OnceOpened>
      <OnceOpened isOpen={opened?.name === 'delete'}>
        <ConfirmModal
          isOpen={opened?.name === 'delete'}
          onClose={close}
          title={<Trans>Remove this receiver?</Trans>}
          confirm={<Trans>Remove</Trans>}
          onConfirm={drop}
        >
          <Trans>{name} then gets nothing.</Trans>
        </ConfirmModal>
      </OnceOpened>
      <OnceOpened isOpen={opened?.name === 'reset'}>
        <ConfirmModal
          isOpen={opened?.name === 'reset'}
          onClose={close}
          title={<Trans>Remove all receivers?</Trans>}
          confirm={<Trans>Remove all</Trans>}
          onConfirm={() => {
            onReset()
            close()
          }}
        >
          <Trans>Names, addresses and messages of all receivers are forgotten.</Trans>
        </ConfirmModal>
      </OnceOpened>
    </>
  )
}

/** Named without the place of the receiver. */
function within(failures: readonly FieldFailure[], place: number): FieldFailure[] {
  const at = `receivers.${place}.`
  return failures.flatMap((failure) => {
    const parameter = parameterOf(failure)
    if (!parameter?.startsWith(at)) return []
    return [withParameter(failure, parameter.slice(at.length))]
  })
}
