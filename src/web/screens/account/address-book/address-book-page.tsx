import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { AccountUserFragment, AddressBookFragment, AddressBookQuery, BookAddressFragment } from '#generated/documents.ts'
import { usePageAnswer } from '#web/data/use-page-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import { AreaFrame } from '../area/area-frame.tsx'
import { EmptyState } from '../area/empty-state.tsx'
import { AddressCard } from './address-card.tsx'

const AddressModal = lazy(async () => ({ default: (await import('./address-modal.tsx')).AddressModal }))
const DeleteAddressModal = lazy(async () => ({ default: (await import('./delete-address-modal.tsx')).DeleteAddressModal }))

type BookData = AddressBookQuery & { user: AccountUserFragment }
type Opened = { kind: 'edit' | 'delete'; address: BookAddressFragment | undefined }

export function AddressBookPage({ data }: { data: BookData }) {
  const [book, setBook] = usePageAnswer<AddressBookFragment>(data.addressBook)
  const [opened, setOpened] = useState<Opened>()
  const [last, setLast] = useState<Opened>()
  const open = (next: Opened) => {
    setOpened(next)
    setLast(next)
  }
  const close = () => setOpened(undefined)
  const take = (changed: AddressBookFragment | null) => {
    if (changed) setBook(changed)
    close()
  }
  const add = () => open({ kind: 'edit', address: undefined })
  const addButton = (
    <Button leadingIcon="plus" onClick={add}>
      <Trans>Add an address</Trans>
    </Button>
  )
  const isEmpty = book.addresses.length === 0
  return (
    <AreaFrame current="addressBook" user={data.user} title={<Trans>Address book</Trans>} action={!isEmpty && addButton}>
      {isEmpty && (
        <EmptyState icon="pin" title={<Trans>No address yet</Trans>} action={addButton}>
          <Trans>Keep the addresses you send to, and the one on your invoice: we fill them in at checkout.</Trans>
        </EmptyState>
      )}
      <ul className="grid gap-5 tablet:grid-cols-2">
        {book.addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => open({ kind: 'edit', address })}
              onDelete={() => open({ kind: 'delete', address })}
            />
          </li>
        ))}
      </ul>
      <OnceOpened isOpen={opened?.kind === 'edit'}>
        <AddressModal isOpen={opened?.kind === 'edit'} onClose={close} address={last?.address} isFirst={isEmpty} onSaved={take} />
      </OnceOpened>
      <OnceOpened isOpen={opened?.kind === 'delete'}>
        <DeleteAddressModal isOpen={opened?.kind === 'delete'} onClose={close} address={last?.address} onDeleted={take} />
      </OnceOpened>
    </AreaFrame>
  )
}
