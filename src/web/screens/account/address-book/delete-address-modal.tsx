import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type AddressBookFragment, type BookAddressFragment, DeleteAddressDocument } from '../../../../generated/documents.ts'
import { writeRoad } from '../../../../shared/address-order.ts'
import { ConfirmModal } from '../../../features/feedback/confirm-modal.tsx'
import { openModal } from '../../../session/opened-modal.ts'
import { useAsk } from '../../../session/use-shop.ts'

type DeleteAddressModalProps = {
  isOpen: boolean
  onClose: () => void
  address: BookAddressFragment | undefined
  onDeleted: (book: AddressBookFragment | null) => void
}

export function DeleteAddressModal({ isOpen, onClose, address, onDeleted }: DeleteAddressModalProps) {
  const ask = useAsk()
  const [isGoing, setGoing] = useState(false)
  const remove = async () => {
    if (!address) return
    setGoing(true)
    const answer = await ask(DeleteAddressDocument, { id: address.id }).catch(() => undefined)
    setGoing(false)
    const failure = answer ? answer.deleteAddress.errors[0] : { code: -1, message: '' }
    onDeleted(answer?.deleteAddress.addressBook ?? null)
    if (failure) openModal({ name: 'failure', failure })
    // Where the button stood there is nothing now: reading goes on at the top of what is left.
    else document.getElementById('content')?.focus()
  }
  const name = `${address?.firstName ?? ''} ${address?.lastName ?? ''}`
  const street = writeRoad(address ?? {})
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Delete this address?</Trans>}
      confirm={<Trans>Delete it</Trans>}
      cancel={<Trans>Keep it</Trans>}
      onConfirm={() => void remove()}
      isLoading={isGoing}
    >
      <Trans>
        {name}, {street}. Orders that go there are not touched.
      </Trans>
    </ConfirmModal>
  )
}
