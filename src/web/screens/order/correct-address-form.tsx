import { Trans, useLingui } from '@lingui/react/macro'
import { CorrectAddressDocument } from '#generated/documents.ts'
import { listAddressFailures } from '#shared/validation/address.ts'
import { writeHouse } from '#shared/validation/house.ts'
import { AddressFields, type AddressValues } from '../../features/address-form/address-fields.tsx'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import type { CorrectFormProps } from './correct-receiver-form.tsx'

type Values = AddressValues & { firstName: string; lastName: string }

/** A new address for a parcel that is not shipped yet. */
export function CorrectAddressForm({ gift, orderToken, onCorrected, onCancel }: CorrectFormProps) {
  const { t } = useLingui()
  const ask = useAsk()
  const { countryCode } = useShop()
  const form = useForm<Values>({
    initial: toValues(gift, countryCode),
    listFailures,
    send: async (values) => {
      const { countryCode: _, ...address } = values
      const input = {
        orderToken,
        shipmentId: gift.shipmentId,
        companyName: gift.deliveryAddress?.companyName ?? null,
        ...address,
      }
      const { correctAddress } = await ask(CorrectAddressDocument, { input })
      if (correctAddress.order) onCorrected(correctAddress.order)
      return correctAddress.errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5 rounded-card bg-mist p-5">
      <FailedNotice failure={form.failure} />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField form={form} name="firstName" label={t`First name`} autoComplete="off" aria-required autoFocus />
        <TextField form={form} name="lastName" label={t`Last name`} autoComplete="off" aria-required />
      </div>
      <AddressFields form={form} section="shipping" isCountryFixed />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={form.isSending}>
          <Trans>Save the address</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function toValues({ firstName, lastName, deliveryAddress: address }: CorrectFormProps['gift'], countryCode: string): Values {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    countryCode,
    postCode: address?.postCode ?? '',
    houseNumber: writeHouse(address ?? {}),
    suffix: address?.suffix ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    administrativeArea: address?.administrativeArea ?? '',
  }
}

const listFailures = (values: Values) => listAddressFailures({ ...values, email: '' }, { purpose: 'DELIVERY' })
