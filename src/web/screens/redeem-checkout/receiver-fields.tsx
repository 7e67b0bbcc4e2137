import { Trans, useLingui } from '@lingui/react/macro'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { AddressFields } from '../../features/address-form/address-fields.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { TypoHint } from '../../features/form-fields/typo-hint.tsx'
import { MessageField } from '../../features/gift-builder/extras/message-field.tsx'
import type { Form } from '../../forms/use-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import type { RedeemValues } from './redeem-values.ts'

type ReceiverFieldsProps = { form: Form<RedeemValues>; order: RedeemOrderFragment }

/** For the holder, or for another person with a message. */
export function ReceiverFields({ form, order }: ReceiverFieldsProps) {
  const { t } = useLingui()
  const { receiverKind } = form.values
  return (
    <>
      <RadioCards
        legend={t`Who is it for?`}
        isLegendHidden
        name="receiverKind"
        value={receiverKind}
        onChange={(kind) => form.change({ receiverKind: kind as RedeemValues['receiverKind'] })}
        options={[
          { id: 'ME', title: <Trans>For me</Trans>, media: <Icon name="user" className="size-6 text-accent-deep" /> },
          {
            id: 'RECEIVER',
            title: <Trans>Pass it on to somebody else</Trans>,
            media: <Icon name="gift" className="size-6 text-accent-deep" />,
          },
        ]}
        className="tablet:grid-cols-2"
      />
      {receiverKind === 'RECEIVER' && <SomebodyElse form={form} order={order} />}
    </>
  )
}

function SomebodyElse({ form, order }: ReceiverFieldsProps) {
  const { t } = useLingui()
  const isMailed = order.shipments.some(({ variationType }) => variationType === 'DIGITAL')
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField form={form} name="receiverFirstName" label={t`Their first name`} autoComplete="off" aria-required />
        <TextField form={form} name="receiverLastName" label={t`Their last name`} autoComplete="off" aria-required />
        {isMailed && (
          <TextField
            form={form}
            name="receiverEmail"
            type="email"
            label={t`Their email address`}
            hint={<TypoHint email={form.values.receiverEmail} onAccept={(receiverEmail) => form.change({ receiverEmail })} />}
            autoComplete="off"
            aria-required
            className="tablet:col-span-2"
          />
        )}
      </div>
      {order.needsAddress && <AddressFields form={form} section="shipping" isCountryFixed />}
      <MessageField
        name="message"
        value={form.values.message}
        onChange={(message) => form.change({ message })}
        error={form.errorOf('message')}
      />
    </>
  )
}
