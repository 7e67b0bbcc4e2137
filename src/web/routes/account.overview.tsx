import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountOverviewDocument } from '../../generated/documents.ts'
import { loadForCustomer } from '../screens/account/load-account.ts'
import { OverviewPage } from '../screens/account/overview/overview-page.tsx'

export const Route = createFileRoute('/account/overview')({
  staticData: { texts: 'account', ownTitle: msg`Your account` },
  loader: ({ context, location }) => loadForCustomer(context, location.publicHref, context.ask(AccountOverviewDocument, {})),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <OverviewPage data={Route.useLoaderData()} />,
})
