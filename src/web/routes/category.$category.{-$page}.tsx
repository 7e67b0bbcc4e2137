import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber, readPageNumber } from '../routing/page-param.ts'
import { pickListingQuery } from '../screens/listing/listing-query.ts'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { loadCategory } from '../screens/listing/load-category.ts'

export const Route = createFileRoute('/category/$category/{-$page}')({
  staticData: { texts: 'listing' },
  params: { parse: (params) => isPageNumber(params.page ?? '1') && params },
  loaderDeps: ({ search }) => pickListingQuery(search),
  loader: ({ context, params, deps }) =>
    loadCategory(context, deps, { slug: params.category, page: readPageNumber(params.page) }),
  head: async ({ loaderData, match }) =>
    (await import('../screens/listing/listing-tags.ts')).listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
