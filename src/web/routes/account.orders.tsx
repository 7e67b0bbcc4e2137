import { createFileRoute } from '@tanstack/react-router'
import { AccountOrdersDocument } from '../../generated/documents.ts'
import { readPageNumber } from '../routing/page-param.ts'
import { loadForCustomer } from '../screens/account/load-account.ts'
import { OrdersPage } from '../screens/account/orders/orders-page.tsx'

export const Route = createFileRoute('/account/orders')({
  staticData: { texts: 'account' },
  loaderDeps: ({ search }: { search: { page?: string } }) => ({ pageNumber: readPageNumber(search.page) }),
  loader: async ({ context, deps: { pageNumber }, location }) => ({
    ...(await loadForCustomer(context, location.publicHref, context.ask(AccountOrdersDocument, { pageNumber }))),
    pageNumber,
  }),
  preloadStaleTime: 0,
  gcTime: 0,
  head: async ({ match }) => (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'accountOrders'),
  component: () => <OrdersPage data={Route.useLoaderData()} />,
})
