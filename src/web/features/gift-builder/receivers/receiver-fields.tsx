import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { retypeCity, writesArea } from '#shared/address-order.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Field } from '#web/ui/field.tsx'
import type { Kind, ReceiverDraft } from '../gift-draft.ts'

const TypoHint = lazy(async () => ({ default: (await import('../../form-fields/typo-hint.tsx')).TypoHint }))

export type ReceiverField = Exclude<keyof ReceiverDraft, 'id' | 'message' | 'moment' | 'companyName'>

type ReceiverFieldsProps = {
  kind: Kind
  receiver: ReceiverDraft
  onChange: (changes: Partial<ReceiverDraft>, field: ReceiverField) => void
  errorOf: (field: ReceiverField) => string | undefined
  /** Prefixes the names of the inputs, so that text typed before hydration can be found. */
  namePrefix?: string
}

/** A name, and an e-mail address (for an e-mail) or an address in the shop's country (for a parcel). */
export function ReceiverFields({ kind, receiver, onChange, errorOf, namePrefix }: ReceiverFieldsProps) {
  const { t } = useLingui()
  const { countryCode } = useShop()
  const bind = (field: ReceiverField) => ({
    name: namePrefix && namePrefix + field,
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
          hint={<EmailHint email={receiver.email} onAccept={(email) => onChange({ email }, 'email')} />}
          type="email"
          autoComplete="off"
          className="col-span-6"
        />
      ) : (
        <>
          {/* A label of two lines moves its neighbours too, as in every address form. */}
          <div className="col-span-6 grid grid-cols-2 gap-x-3 *:row-span-3 *:grid *:grid-rows-subgrid tablet:grid-cols-3 [&_label]:self-end">
            <Field
              label={t`Postcode`}
              {...bind('postCode')}
              autoComplete="off"
              className="max-tablet:col-span-2 max-tablet:mb-4"
            />
            <Field label={t`House number or name`} {...bind('houseNumber')} autoComplete="off" />
            <Field label={t`Flat or unit`} labelNote={t`optional`} {...bind('suffix')} autoComplete="off" />
          </div>
          <Field label={t`Street`} {...bind('street')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
          <Field label={t`Town or city`} {...bind('city')} autoComplete="off" className="col-span-6 tablet:col-span-3" />
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

/** The code of the typo hint is loaded when the first address is typed. */
export function EmailHint({ email, onAccept }: { email: string; onAccept: (email: string) => void }) {
  if (!email.includes('@')) return null
  return (
    <Suspense>
      <TypoHint email={email} onAccept={onAccept} />
    </Suspense>
  )
}
