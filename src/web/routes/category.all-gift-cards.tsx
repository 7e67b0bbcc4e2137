import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AllCategoriesDocument } from '../../generated/documents.ts'
import { ROUTES } from '../../shared/paths.ts'
import { ownPath } from '../client/own-path.ts'
import { listScreenTags } from '../client/screen-tags.ts'
import { AllCategoriesScreen } from '../screens/all-categories/all-categories-screen.tsx'

export const Route = createFileRoute('/category/all-gift-cards')({
  loader: ({ context }) => context.ask(AllCategoriesDocument, { path: ROUTES.allCategories }),
  head: ({ loaderData, match: { context } }) =>
    listScreenTags(
      {
        title: context.i18n._(msg`All gift card categories`),
        description: context.i18n._(
          msg`From fashion and food to days out and good causes: find the right gift card by what somebody loves, and see the favourites of each category.`,
        ),
        path: ownPath(context, ROUTES.allCategories),
        hreflangTags: loaderData?.hreflangTags,
      },
      context.shop,
    ),
  component: () => <AllCategoriesScreen categories={Route.useLoaderData().categoryMenu} />,
})
