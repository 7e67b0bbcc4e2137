import { createFileRoute } from '@tanstack/react-router'
import { AllCategoriesDocument } from '../../generated/documents.ts'
import { ROUTES } from '../../shared/paths.ts'
import { AllCategoriesScreen } from '../screens/all-categories/all-categories-screen.tsx'

export const Route = createFileRoute('/category/all-gift-cards')({
  staticData: { texts: 'browsing' },
  loader: ({ context }) => context.ask(AllCategoriesDocument, { path: ROUTES.allCategories }),
  head: async ({ loaderData, match }) =>
    (await import('../screens/all-categories/all-categories-tags.ts')).listAllCategoriesTags(loaderData, match.context),
  component: () => <AllCategoriesScreen categories={Route.useLoaderData().categoryMenu} />,
})
