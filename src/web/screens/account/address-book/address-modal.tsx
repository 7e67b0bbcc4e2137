import { Trans, useLingui } from '@lingui/react/macro'
import { type AddressBookFragment, type BookAddressFragment, SaveAddressDocument } from '#generated/documents.ts'
import { AddressFields } from '#web/features/address-form/address-fields.tsx'
import { PhoneField } from '#web/features/address-form/phone-field.tsx'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { CheckboxField } from '#web/features/form-fields/checkbox-field.tsx'
import { TextField } from '#web/features/form-fields/text-field.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { useAsk, useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { type BookValues, listBookFailures, toBookInput, toBookValues } from './address-values.ts'

type AddressModalProps = {
  isOpen: boolean
  onClose: () => void
  /** Undefined for a new address. */
  address: BookAddressFragment | undefined
  /** The first address becomes the default for everything, so the customer is not asked. */
  isFirst: boolean
  onSaved: (book: AddressBookFragment | null) => void
}

export function AddressModal({ isOpen, onClose, address, ...rest }: AddressModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closesOnBackdrop={false}
      title={address ? <Trans>Change the address</Trans> : <Trans>Add an address</Trans>}
      closeLabel={t`Close`}
    >
      <AddressForm {...rest} onClose={onClose} address={address} />
    </Modal>
  )
}

function AddressForm({ address, isFirst, onSaved, onClose }: Omit<AddressModalProps, 'isOpen'>) {
  const { t } = useLingui()
  const ask = useAsk()
  const { countryCode } = useShop()
  const form = useForm<BookValues>({
    initial: toBookValues(address, countryCode),
    listFailures: listBookFailures,
    send: async (values) => {
      const { saveAddress } = await ask(SaveAddressDocument, { input: toBookInput(address?.id, values) })
      if (saveAddress.errors.length === 0) onSaved(saveAddress.addressBook)
      return saveAddress.errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
        <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
        <TextField
          form={form}
          name="companyName"
          label={t`Company name`}
          labelNote={t`optional`}
          autoComplete="organization"
          className="tablet:col-span-2"
        />
      </div>
      <AddressFields form={form} section="shipping" />
      <PhoneField form={form} labelNote={t`optional`} />
      {!isFirst && <DefaultChoices form={form} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={form.isSending}>
          <Trans>Save the address</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function DefaultChoices({ form }: { form: Form<BookValues> }) {
  return (
    <div>
      <CheckboxField form={form} name="isDefaultBilling" label={<Trans>Use it for my invoices</Trans>} />
      <CheckboxField form={form} name="isDefaultDelivery" label={<Trans>Send my own parcels there</Trans>} />
    </div>
  )
}
