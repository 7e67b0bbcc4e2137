import { useLingui } from '@lingui/react/macro'
import { Field } from '../../ui/field.tsx'
import type { Kind, ReceiverDraft } from './gift-draft.ts'

export type ReceiverField = 'firstName' | 'lastName' | 'email' | 'postCode' | 'houseNumber' | 'suffix' | 'street' | 'city'

type ReceiverFieldsProps = {
  kind: Kind
  receiver: ReceiverDraft
  onChange: (field: ReceiverField, text: string) => void
  errorOf: (field: ReceiverField) => string | undefined
}

/** A name and where it goes: an e-mail address for a mail, an address of the shop's own country for the post. */
export function ReceiverFields({ kind, receiver, onChange, errorOf }: ReceiverFieldsProps) {
  const { t } = useLingui()
  const bind = (field: ReceiverField) => ({
    value: receiver[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <Field label={t`First name`} {...bind('firstName')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
      <Field label={t`Last name`} {...bind('lastName')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
      {kind === 'DIGITAL' ? (
        <Field label={t`Email address`} {...bind('email')} type="email" autoComplete="off" className="col-span-6" />
      ) : (
        <>
          <Field label={t`Postcode`} {...bind('postCode')} autoComplete="off" className="col-span-6 tablet:col-span-2" />
          <Field
            label={t`House number`}
            {...bind('houseNumber')}
            inputMode="numeric"
            autoComplete="off"
            className="col-span-3 tablet:col-span-2"
          />
          <Field
            label={t`Suffix`}
            labelNote={t`optional`}
            {...bind('suffix')}
            autoComplete="off"
            className="col-span-3 tablet:col-span-2"
          />
          <Field label={t`Street`} {...bind('street')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
          <Field label={t`City`} {...bind('city')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
        </>
      )}
    </div>
  )
}
