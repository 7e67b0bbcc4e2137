import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AddressBookDocument } from '../../generated/documents.ts'
import { AddressBookPage } from '../screens/account/address-book/address-book-page.tsx'
import { loadForCustomer } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/address-book')({
  staticData: { texts: 'account', ownTitle: msg`Address book` },
  loader: ({ context, location }) => loadForCustomer(context, location.publicHref, context.ask(AddressBookDocument, {})),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <AddressBookPage data={Route.useLoaderData()} />,
})
