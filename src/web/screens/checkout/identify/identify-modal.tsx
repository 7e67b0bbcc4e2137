import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { FailedNotice, type StepFailure } from '../step/failed-notice.tsx'
import { listEmailFailures } from './email-failures.ts'

type IdentifyModalProps = {
  isOpen: boolean
  onClose: () => void
  email: string
  /** Told the address; whoever listens knows whether it belongs to a customer, and what comes next. */
  onIdentify: (email: string) => Promise<void>
}

/** Who are you? An e-mail address tells a customer from a guest (spec §4, identify flow). */
export function IdentifyModal({ isOpen, onClose, email, onIdentify }: IdentifyModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>What is your email address?</Trans>}
      closeLabel={t`Close`}
      size="small"
    >
      <IdentifyForm email={email} onIdentify={onIdentify} />
    </Modal>
  )
}

function IdentifyForm({ email, onIdentify }: Pick<IdentifyModalProps, 'email' | 'onIdentify'>) {
  const { t } = useLingui()
  const [form, frame] = useForm({ initial: { email }, listFailures: listEmailFailures })
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    if (isSending || !form.check()) return
    setSending(true)
    await onIdentify(form.values.email.trim()).catch(() => setFailure('unreachable'))
    setSending(false)
  }
  return (
    <form ref={frame} onSubmit={send} noValidate className="flex flex-col gap-5">
      <FailedNotice failure={failure} />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t`Email address`}
        hint={t`We send your order confirmation there`}
        autoComplete="email"
        aria-required
      />
      <Button type="submit" isWide isLoading={isSending} trailingIcon="arrow-right">
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}
