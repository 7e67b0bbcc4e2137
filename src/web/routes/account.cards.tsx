import { createFileRoute } from '@tanstack/react-router'
import { AccountCardsDocument } from '../../generated/documents.ts'
import { readPageNumber } from '../routing/page-param.ts'
import { CardsPage } from '../screens/account/cards/cards-page.tsx'
import { loadForCustomer } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/cards')({
  staticData: { texts: 'account' },
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
  head: async ({ match }) => (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'accountCards'),
  component: () => <CardsPage data={Route.useLoaderData()} />,
})
