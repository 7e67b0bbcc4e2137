import { msg } from '@lingui/core/macro'
import type { AllCategoriesQuery } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'

export function listAllCategoriesTags(data: AllCategoriesQuery | undefined, context: RouterContext) {
  return listScreenTags(
    {
      title: context.i18n._(msg`All gift card categories`),
      description: context.i18n._(
        msg`From fashion and food to days out and good causes: find the right gift card by what somebody loves, and see the favourites of each category.`,
      ),
      path: localPath(context, ROUTES.allCategories),
      hreflangTags: data?.hreflangTags,
    },
    context.shop,
  )
}
