import { createFileRoute } from '@tanstack/react-router'
import { AccountDetailsDocument } from '../../generated/documents.ts'
import { DetailsPage } from '../screens/account/details/details-page.tsx'
import { loadForCustomer } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/details')({
  staticData: { texts: 'account' },
  loader: ({ context, location }) => loadForCustomer(context, location.publicHref, context.ask(AccountDetailsDocument, {})),
  preloadStaleTime: 0,
  gcTime: 0,
  head: async ({ match }) =>
    (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'accountDetails'),
  component: () => <DetailsPage data={Route.useLoaderData()} />,
})
