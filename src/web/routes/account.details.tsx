import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountDetailsDocument } from '../../generated/documents.ts'
import { DetailsPage } from '../screens/account/details/details-page.tsx'
import { loadForCustomer } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/details')({
  staticData: { texts: 'account', ownTitle: msg`Your details` },
  loader: ({ context, location }) => loadForCustomer(context, location.publicHref, context.ask(AccountDetailsDocument, {})),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <DetailsPage data={Route.useLoaderData()} />,
})
