import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { CorrectReceiverDocument } from '../../../generated/documents.ts'
import { listReceiverFailures } from '../../../shared/validation/address.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CorrectFormProps } from './correct-form-props.ts'

type Receiver = { firstName: string; lastName: string; email: string }
type Errors = Partial<Record<keyof Receiver | 'form', string>>

/** A corrected address gets a link of its own; the old one stops working. */
export function CorrectReceiverForm({ gift, orderToken, onCorrected, onCancel }: CorrectFormProps) {
  const { t } = useLingui()
  const ask = useAsk()
  const translate = useFailureTexts()
  const { firstName, lastName, email, shipmentId } = gift
  const [receiver, setReceiver] = useState<Receiver>({ firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' })
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const failures = listReceiverFailures(receiver)
    if (failures.length > 0) return showErrors(failures.map((failure) => [failure.parameter, translate?.(failure)]))
    setSending(true)
    try {
      const { correctReceiver } = await ask(CorrectReceiverDocument, { input: { orderToken, shipmentId, ...receiver } })
      if (correctReceiver.order) return onCorrected(correctReceiver.order)
      showErrors(correctReceiver.errors.map((error) => [error.referencedRequestParameter ?? undefined, translate?.(error)]))
    } catch {
      setErrors({ form: t`It was not saved. Please try again.` })
    }
    setSending(false)
  }

  function showErrors(found: readonly (readonly [string | undefined, string | undefined])[]): void {
    const named = found.map(([name, text]) => [name !== undefined && name in receiver ? name : 'form', text])
    setErrors(Object.fromEntries(named) as Errors)
    const first = named.find(([name]) => name !== 'form')?.[0]
    if (first) document.getElementById(`${shipmentId}-${first}`)?.focus()
  }

  const fieldOf = (name: keyof Receiver) => ({
    id: `${shipmentId}-${name}`,
    name,
    value: receiver[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setReceiver({ ...receiver, [name]: target.value }),
  })

  return (
    <form noValidate onSubmit={send} className="grid gap-4 rounded-card bg-mist p-5 tablet:grid-cols-2">
      <Field label={t`First name`} autoComplete="off" {...fieldOf('firstName')} />
      <Field label={t`Last name`} autoComplete="off" {...fieldOf('lastName')} />
      <Field label={t`Email address`} type="email" autoComplete="off" className="tablet:col-span-2" {...fieldOf('email')} />
      {errors.form && (
        <Notice tone="danger" className="tablet:col-span-2">
          {errors.form}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 tablet:col-span-2">
        <Button type="submit" size="small" isLoading={isSending}>
          {gift.sendAt ? <Trans>Save</Trans> : <Trans>Save and send</Trans>}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
