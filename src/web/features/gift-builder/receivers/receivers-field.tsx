import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, useId, useState } from 'react'
import { randomKey } from '#web/forms/submission-key.ts'
import type { Form, Refusals } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldMessage } from '#web/ui/field-frame.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import { emptyReceiver, type GiftDraft, nameOf, type ReceiverDraft } from '../gift-draft.ts'
import type { GiftBuilder } from '../use-gift-builder.ts'
import type { PastedPerson } from './pasted-list.ts'
import { ReceiverLine } from './receiver-line.tsx'

const ReceiverModal = lazy(async () => ({ default: (await import('./receiver-modal.tsx')).ReceiverModal }))
const ReceiversModal = lazy(async () => ({ default: (await import('./receivers-modal.tsx')).ReceiversModal }))
const PasteModal = lazy(async () => ({ default: (await import('./paste-modal.tsx')).PasteModal }))
const ConfirmModal = lazy(async () => ({ default: (await import('../../feedback/confirm-modal.tsx')).ConfirmModal }))

/** Recipients shown in the page; the modal shows all of them. */
const SHOWN = 4

type Opened =
  | { name: 'receiver'; receiver: ReceiverDraft; isNew: boolean }
  | { name: 'overview' }
  | { name: 'paste' }
  | { name: 'delete'; receiver: ReceiverDraft }
  | { name: 'reset' }

/** Several recipients, each with an address, a message and a moment of their own. */
export function ReceiversField({ builder }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const { draft, form } = builder
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const { receivers } = draft
  const edit = (receiver: ReceiverDraft) => setOpened({ name: 'receiver', receiver, isNew: false })
  const add = () =>
    setOpened({
      name: 'receiver',
      receiver: { ...emptyReceiver(randomKey()), moment: receivers.at(-1)?.moment ?? null },
      isNew: true,
    })
  const remove = (receiver: ReceiverDraft) => setOpened({ name: 'delete', receiver })
  const error = form.errorOf('receivers')
  return (
    <div className="flex flex-col gap-3">
      {receivers.length > 0 && (
        <ul aria-label={t`Recipients`} className="flex flex-col gap-2">
          {receivers.slice(0, SHOWN).map((receiver) => (
            <ReceiverLine
              key={receiver.id}
              receiver={receiver}
              kind={draft.kind}
              error={form.firstErrorIn(`receivers.${receiver.id}.`)}
              onEdit={() => edit(receiver)}
              onRemove={() => remove(receiver)}
            />
          ))}
        </ul>
      )}
      {receivers.length > SHOWN && (
        <p className="text-ink-soft">
          <Plural value={receivers.length - SHOWN} one="and # more recipient" other="and # more recipients" />
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
          <Trans>Add a recipient</Trans>
        </Button>
        {draft.kind === 'DIGITAL' && (
          <Button variant="quiet" size="small" leadingIcon="copy" onClick={() => setOpened({ name: 'paste' })}>
            <Trans>Paste a list</Trans>
          </Button>
        )}
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
      <Modals
        builder={builder}
        opened={opened}
        setOpened={setOpened}
        edit={edit}
        add={add}
        remove={remove}
        onReset={() => form.change({ receivers: [] })}
      />
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
  const { product, draft, form, extras, variation } = builder
  const messageHint = draft.message ? t`Replaces the message for everyone` : t`Only this recipient sees it`
  // A closing modal still shows its recipient.
  const [lastEdited, setLastEdited] = useState<Extract<Opened, { name: 'receiver' }>>()
  const [lastDeleted, setLastDeleted] = useState<ReceiverDraft>()
  if (opened?.name === 'receiver' && opened !== lastEdited) setLastEdited(opened)
  if (opened?.name === 'delete' && opened.receiver !== lastDeleted) setLastDeleted(opened.receiver)
  const close = () => setOpened(undefined)
  const isOpen = (name: Opened['name']) => opened?.name === name
  const save = (receiver: ReceiverDraft) => {
    const index = draft.receivers.findIndex(({ id }) => id === receiver.id)
    const receivers = index < 0 ? [...draft.receivers, receiver] : draft.receivers.with(index, receiver)
    form.change({ receivers }, 'receivers', ...Object.keys(receiver).map((field) => `receivers.${receiver.id}.${field}`))
    return Promise.resolve([])
  }
  const addPeople = (people: readonly PastedPerson[]) => {
    const more = people.map((person) => ({ ...emptyReceiver(randomKey()), ...person }))
    form.change({ receivers: [...draft.receivers, ...more] }, 'receivers')
  }
  const drop = () => {
    form.change({ receivers: draft.receivers.filter(({ id }) => id !== lastDeleted?.id) })
    close()
  }
  const name = lastDeleted ? nameOf(lastDeleted) : ''
  return (
    <>
      <OnceOpened isOpen={isOpen('overview')}>
        <ReceiversModal builder={builder} edit={edit} add={add} remove={remove} isOpen={isOpen('overview')} onClose={close} />
      </OnceOpened>
      <OnceOpened isOpen={isOpen('paste')}>
        <PasteModal isOpen={isOpen('paste')} onClose={close} onAdd={addPeople} />
      </OnceOpened>
      <OnceOpened isOpen={isOpen('receiver')}>
        {lastEdited && variation && (
          <ReceiverModal
            isOpen={isOpen('receiver')}
            onClose={close}
            title={lastEdited.isNew ? <Trans>Add a recipient</Trans> : <Trans>Edit recipient</Trans>}
            kind={draft.kind}
            variationId={variation.variationId}
            receiver={lastEdited.receiver}
            refused={listRefused(form, lastEdited.receiver)}
            onSave={save}
            occasions={extras?.occasions}
            messageHint={product.productType === 'BLANK_GIFT_CARD_PACK' ? undefined : messageHint}
          />
        )}
      </OnceOpened>
      <OnceOpened isOpen={isOpen('delete')}>
        <ConfirmModal
          isOpen={isOpen('delete')}
          onClose={close}
          title={<Trans>Remove this recipient?</Trans>}
          confirm={<Trans>Remove</Trans>}
          onConfirm={drop}
        >
          <Trans>{name} will not receive a gift.</Trans>
        </ConfirmModal>
      </OnceOpened>
      <OnceOpened isOpen={isOpen('reset')}>
        <ConfirmModal
          isOpen={isOpen('reset')}
          onClose={close}
          title={<Trans>Remove all recipients?</Trans>}
          confirm={<Trans>Remove all</Trans>}
          onConfirm={() => {
            onReset()
            close()
          }}
        >
          <Trans>The names, addresses and messages of all recipients will be removed.</Trans>
        </ConfirmModal>
      </OnceOpened>
    </>
  )
}

/** The refusals by the fields of the recipient's own form; undefined when no error is shown. */
function listRefused(form: Form<GiftDraft>, { id }: ReceiverDraft): Refusals | undefined {
  const prefix = `receivers.${id}.`
  if (!form.firstErrorIn(prefix)) return undefined
  const own = [...form.refusals].filter(([field]) => field.startsWith(prefix))
  return new Map(own.map(([field, refusal]) => [field.slice(prefix.length), refusal]))
}
