import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountOrdersDocument } from '../../generated/documents.ts'
import { readPageNumber } from '../routing/page-param.ts'
import { loadForCustomer } from '../screens/account/load-account.ts'
import { OrdersPage } from '../screens/account/orders/orders-page.tsx'

export const Route = createFileRoute('/account/orders')({
  staticData: { texts: 'account', ownTitle: msg`Your orders` },
  loaderDeps: ({ search }: { search: { page?: string } }) => ({ pageNumber: readPageNumber(search.page) }),
  loader: async ({ context, deps: { pageNumber }, location }) => ({
    ...(await loadForCustomer(context, location.publicHref, context.ask(AccountOrdersDocument, { pageNumber }))),
    pageNumber,
  }),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <OrdersPage data={Route.useLoaderData()} />,
})
