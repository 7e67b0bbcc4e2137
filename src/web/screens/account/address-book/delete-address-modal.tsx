import { Trans } from '@lingui/react/macro'
import { type AddressBookFragment, type BookAddressFragment, DeleteAddressDocument } from '#generated/documents.ts'
import { writeRoad } from '#shared/address-order.ts'
import { ConfirmModal } from '#web/features/feedback/confirm-modal.tsx'
import { useSending } from '#web/forms/use-sending.ts'
import { openModal } from '#web/session/opened-modal.ts'
import { useAsk } from '#web/session/use-shop.ts'

type DeleteAddressModalProps = {
  isOpen: boolean
  onClose: () => void
  address: BookAddressFragment | undefined
  onDeleted: (book: AddressBookFragment | null) => void
}

export function DeleteAddressModal({ isOpen, onClose, address, onDeleted }: DeleteAddressModalProps) {
  const ask = useAsk()
  const { isSending, send } = useSending()
  const remove = async () => {
    if (!address) return
    let book: AddressBookFragment | null = null
    const failure = await send(async () => {
      const { addressBook, errors } = (await ask(DeleteAddressDocument, { id: address.id })).deleteAddress
      book = addressBook
      return errors
    })
    onDeleted(book)
    if (failure) openModal({ name: 'failure', failure })
    // The pressed button disappears with its address, so the page's content takes the focus.
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
      isLoading={isSending}
    >
      <Trans>
        {name}, {street}. Orders that go there are not touched.
      </Trans>
    </ConfirmModal>
  )
}
