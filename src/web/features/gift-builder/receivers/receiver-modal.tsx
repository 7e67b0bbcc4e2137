import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import type { CallFailure } from '#web/data/call-failure.ts'
import { lastPartOf, type Refusals, useForm } from '#web/forms/use-form.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { ConfirmModal } from '../../feedback/confirm-modal.tsx'
import { FailedNotice } from '../../feedback/failed-notice.tsx'
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
  /** Resolves to the refusals of the API. */
  onSave: (receiver: ReceiverDraft) => Promise<readonly CallFailure[]>
  /** Called when the shopper switches to a gift for the buyer. Without it that choice is not offered. */
  onSaveMine?: (moment: Moment) => Promise<readonly CallFailure[]>
  /** Errors that are known before the modal opens. */
  refused?: Refusals | undefined
  occasions?: Extras['occasions'] | undefined
  /** Says which message this one replaces; without it the message cannot be changed. */
  messageHint?: string | undefined
}

/** Delivery receiver: one person, their address, message and moment. If it opens again during its closing animation, it starts empty. */
export function ReceiverModal(props: ReceiverModalProps) {
  const { isOpen, receiver } = props
  const [openings, setOpenings] = useState(0)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings(openings + 1)
  }
  return <ReceiverDialog key={`${receiver.id} ${openings}`} {...props} />
}

/** Asks before it drops typed text. */
function ReceiverDialog({ isOpen, onClose, title, ...rest }: ReceiverModalProps) {
  const { t } = useLingui()
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const { form, isChanged } = useReceiverForm(rest, onClose)
  const leave = () => {
    if (isOpen && isChanged) setAsked(true)
    else onClose()
  }
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={leave}
        title={title}
        closeLabel={t`Close`}
        isLoading={form.isSending}
        footer={
          <>
            <Button variant="secondary" onClick={leave}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={id} isLoading={form.isSending}>
              <Trans>Save recipient</Trans>
            </Button>
          </>
        }
      >
        <form {...form.props} id={id} className="flex flex-col gap-5">
          <ReceiverParts {...rest} form={form} name={id} />
          <FailedNotice failure={form.failure} />
        </form>
      </Modal>
      <ConfirmModal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<Trans>Leave without saving?</Trans>}
        confirm={<Trans>Discard changes</Trans>}
        cancel={<Trans>Keep editing</Trans>}
        onConfirm={() => {
          setAsked(false)
          onClose()
        }}
      >
        <Trans>Your changes to this recipient have not been saved yet.</Trans>
      </ConfirmModal>
    </>
  )
}

type ReceiverParts = Omit<ReceiverModalProps, 'isOpen' | 'onClose' | 'title'>
type Values = ReceiverDraft & { to: 'ME' | 'ONE' }

function useReceiverForm({ kind, receiver, onSave, onSaveMine, refused }: ReceiverParts, onClose: () => void) {
  const { countryCode } = useShop()
  const [initial] = useState<Values>({ ...receiver, to: 'ONE' })
  const form = useForm({
    initial,
    mode: 'onSend',
    refused,
    listFailures: ({ to, ...values }) => (to === 'ME' ? [] : listPersonFailures(values, kind, { countryCode })),
    fieldOf: (refusal, values) => {
      const name = lastPartOf(refusal)
      if (name.startsWith('deliver')) return 'moment'
      return name in values ? name : undefined
    },
    send: async ({ to, ...values }) => {
      const failures = await (to === 'ME' && onSaveMine ? onSaveMine(values.moment) : onSave(values))
      if (failures.length === 0) onClose()
      return failures
    },
  })
  return { form, isChanged: form.values !== initial }
}

type PartsProps = ReceiverParts & { form: ReturnType<typeof useReceiverForm>['form']; name: string }

function ReceiverParts({ form, name, kind, variationId, occasions, messageHint, onSaveMine }: PartsProps) {
  const { t } = useLingui()
  const { to, moment, message } = form.values
  return (
    <>
      {onSaveMine && (
        <WhoChoice
          choices={['ME', 'ONE']}
          kind={kind}
          name={`${name}-to`}
          value={to}
          onChange={(next) => form.change({ to: next })}
        />
      )}
      {to === 'ONE' && (
        <ReceiverFields kind={kind} receiver={form.values} onChange={(changes) => form.change(changes)} errorOf={form.errorOf} />
      )}
      {messageHint !== undefined && (
        <MessageField
          label={t`Message for this recipient`}
          hint={messageHint}
          value={message}
          onChange={(next) => form.change({ message: next })}
          error={form.errorOf('message')}
          occasions={occasions}
        />
      )}
      <MomentField
        kind={kind}
        variationId={variationId}
        value={moment}
        onChange={(next) => form.change({ moment: next })}
        error={form.errorOf('moment')}
      />
    </>
  )
}
