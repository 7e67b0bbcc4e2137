import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountCardsDocument } from '../../generated/documents.ts'
import { readPageNumber } from '../routing/page-param.ts'
import { CardsPage } from '../screens/account/cards/cards-page.tsx'
import { loadForCustomer } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/cards')({
  staticData: { texts: 'account', ownTitle: msg`Your cards` },
  loaderDeps: ({ search }: { search: { page?: string; given?: string } }) => ({
    pageNumber: readPageNumber(search.page),
    givenPage: readPageNumber(search.given),
  }),
  loader: async ({ context, deps, location }) => ({
    ...(await loadForCustomer(context, location.publicHref, context.ask(AccountCardsDocument, deps))),
    ...deps,
  }),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <CardsPage data={Route.useLoaderData()} />,
})
