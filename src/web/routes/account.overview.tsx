import { createFileRoute } from '@tanstack/react-router'
import { AccountOverviewDocument } from '../../generated/documents.ts'
import { loadForCustomer } from '../screens/account/load-account.ts'
import { OverviewPage } from '../screens/account/overview/overview-page.tsx'

export const Route = createFileRoute('/account/overview')({
  staticData: { texts: 'account' },
  loader: ({ context, location }) => loadForCustomer(context, location.publicHref, context.ask(AccountOverviewDocument, {})),
  preloadStaleTime: 0,
  gcTime: 0,
  head: async ({ match }) =>
    (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'accountOverview'),
  component: () => <OverviewPage data={Route.useLoaderData()} />,
})
