import { useLingui } from '@lingui/react/macro'
import { writesArea } from '#shared/address-order.ts'
import { listCountryOptions } from '#shared/countries.ts'
import type { Form } from '../../forms/use-form.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../form-fields/text-field.tsx'
import { PlaceField } from './place-field.tsx'
import { useCountries } from './use-countries.ts'

/** The part of a form that holds an address. */
export type AddressValues = {
  countryCode: string
  postCode: string
  houseNumber: string
  suffix: string
  street: string
  city: string
  administrativeArea: string
}

type AddressFieldsProps = {
  form: Form<AddressValues>
  /** A parcel stays in the store's country; a billing address may be anywhere. */
  isCountryFixed?: boolean
  /** "shipping" or "billing": the kind of address that the browser's autofill uses. */
  section: 'billing' | 'shipping'
}

export function AddressFields({ form, isCountryFixed = false, section }: AddressFieldsProps) {
  const { t } = useLingui()
  const { countryCode, city, administrativeArea } = form.values
  const optional = t`optional`
  return (
    <>
      {!isCountryFixed && <CountrySelect form={form} section={section} />}
      {/* Labels, inputs and errors of a row are in separate grid lines, so that a label of two lines moves its neighbours too. */}
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,4fr)] gap-x-4 *:row-span-3 *:grid *:grid-rows-subgrid tablet:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)] [&_label]:self-end">
        <TextField
          form={form}
          name="postCode"
          label={t`Postcode`}
          autoComplete={`${section} postal-code`}
          autoCapitalize="characters"
          aria-required
          className="max-tablet:col-span-2 max-tablet:mb-5"
        />
        <TextField form={form} name="houseNumber" label={t`House number or name`} autoComplete="off" aria-required />
        <TextField
          form={form}
          name="suffix"
          label={t`Flat or unit`}
          labelNote={optional}
          placeholder={t`A, flat 2`}
          autoComplete="off"
        />
      </div>
      <TextField form={form} name="street" label={t`Street`} autoComplete={`${section} address-line1`} aria-required />
      <PlaceField
        label={t`Town or city`}
        countryCode={countryCode}
        value={city}
        area={administrativeArea}
        onChange={form.change}
        onBlur={() => form.blur('city')}
        error={form.errorOf('city')}
      />
      {writesArea(countryCode) && (
        <TextField
          form={form}
          name="administrativeArea"
          label={t`State or province`}
          labelNote={optional}
          autoComplete={`${section} address-level1`}
        />
      )}
    </>
  )
}

function CountrySelect({ form, section }: Pick<AddressFieldsProps, 'form' | 'section'>) {
  const { t } = useLingui()
  const items = useCountries(listCountryOptions)
  return (
    <Select
      label={t`Country`}
      name="countryCode"
      autoComplete={`${section} country-name`}
      items={items}
      value={form.values.countryCode}
      onChange={(countryCode) => form.change({ countryCode, administrativeArea: '' })}
      onBlur={() => form.blur('countryCode')}
      placeholder={t`Select your country`}
      emptyText={t`No country with that name`}
      error={form.errorOf('countryCode')}
      isRequired
    />
  )
}
