import { Trans, useLingui } from '@lingui/react/macro'
import { CorrectReceiverDocument, type GiftStateFragment, type OrderGiftsFragment } from '#generated/documents.ts'
import { listReceiverFailures } from '#shared/validation/address.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { TypoHint } from '../../features/form-fields/typo-hint.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'

export type CorrectFormProps = {
  gift: GiftStateFragment
  orderToken: string
  onCorrected: (order: OrderGiftsFragment) => void
  onCancel: () => void
}

/** A corrected e-mail address gets a new link; the old one stops working. */
export function CorrectReceiverForm({ gift, orderToken, onCorrected, onCancel }: CorrectFormProps) {
  const { t } = useLingui()
  const ask = useAsk()
  const { firstName, lastName, email, shipmentId } = gift
  const form = useForm({
    initial: { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' },
    listFailures: listReceiverFailures,
    send: async (values) => {
      const { correctReceiver } = await ask(CorrectReceiverDocument, { input: { orderToken, shipmentId, ...values } })
      if (correctReceiver.order) onCorrected(correctReceiver.order)
      return correctReceiver.errors
    },
  })
  const required = { form, autoComplete: 'off', 'aria-required': true } as const
  return (
    <form {...form.props} className="flex flex-col gap-4 rounded-card bg-mist p-5">
      <FailedNotice failure={form.failure} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...required} name="firstName" label={t`First name`} autoFocus />
        <TextField {...required} name="lastName" label={t`Last name`} />
        <TextField
          {...required}
          name="email"
          label={t`Email address`}
          type="email"
          hint={<TypoHint email={form.values.email} onAccept={(email) => form.change({ email })} />}
          className="tablet:col-span-2"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={form.isSending}>
          {gift.sendAt ? <Trans>Save</Trans> : <Trans>Save and send</Trans>}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
