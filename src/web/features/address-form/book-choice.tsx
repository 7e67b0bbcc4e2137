import { useLingui } from '@lingui/react/macro'
import type { BookAddressFragment } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

type BookChoiceProps = { addresses: readonly BookAddressFragment[]; onChoose: (address: BookAddressFragment) => void }

/** Fills in an address of the customer's address book, which can then be edited. */
export function BookChoice({ addresses, onChoose }: BookChoiceProps) {
  const { t } = useLingui()
  if (addresses.length === 0) return null
  const choose = (id: string) => {
    const address = addresses.find((known) => known.id === id)
    if (address) onChoose(address)
  }
  return (
    <NativeSelect
      label={t`From your address book`}
      items={addresses.map((address) => ({ id: address.id, label: writeLine(address) }))}
      placeholder={t`Choose an address`}
      defaultValue=""
      onChange={(event) => choose(event.target.value)}
    />
  )
}

function writeLine(address: BookAddressFragment): string {
  return `${address.companyName || `${address.firstName} ${address.lastName}`}, ${writeAddress(address)}`
}
