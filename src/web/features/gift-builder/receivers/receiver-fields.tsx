import { useLingui } from '@lingui/react/macro'
import { retypeCity, writesArea } from '../../../../shared/address-order.ts'
import { useShop } from '../../../session/use-shop.ts'
import { Field } from '../../../ui/field.tsx'
import { TypoHint } from '../../form-fields/typo-hint.tsx'
import type { Kind, ReceiverDraft } from '../gift-draft.ts'

export type ReceiverField = Exclude<keyof ReceiverDraft, 'id' | 'message' | 'moment' | 'companyName'>

type ReceiverFieldsProps = {
  kind: Kind
  receiver: ReceiverDraft
  onChange: (changes: Partial<ReceiverDraft>, field: ReceiverField) => void
  errorOf: (field: ReceiverField) => string | undefined
}

/** A name and where it goes: an e-mail address for a mail, an address of the shop's own country for the post. */
export function ReceiverFields({ kind, receiver, onChange, errorOf }: ReceiverFieldsProps) {
  const { t } = useLingui()
  const { countryCode } = useShop()
  const bind = (field: ReceiverField) => ({
    value: receiver[field],
    error: errorOf(field),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange(field === 'city' ? retypeCity(value, { countryCode }) : { [field]: value }, field),
  })
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <Field label={t`First name`} {...bind('firstName')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
      <Field label={t`Last name`} {...bind('lastName')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
      {kind === 'DIGITAL' ? (
        <Field
          label={t`Email address`}
          {...bind('email')}
          type="email"
          autoComplete="off"
          hint={<TypoHint email={receiver.email} onAccept={(email) => onChange({ email }, 'email')} />}
          className="col-span-6"
        />
      ) : (
        <>
          <Field label={t`Postcode`} {...bind('postCode')} autoComplete="off" className="col-span-6 tablet:col-span-2" />
          <Field
            label={t`House number or name`}
            {...bind('houseNumber')}
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
          {writesArea(countryCode) && (
            <Field
              label={t`State or province`}
              labelNote={t`optional`}
              {...bind('administrativeArea')}
              autoComplete="off"
              className="col-span-6 tablet:col-span-3"
            />
          )}
        </>
      )}
    </div>
  )
}
