import { msg } from '@lingui/core/macro'
import type { OccasionListQuery } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'

export function listOccasionsTags(data: OccasionListQuery | undefined, context: RouterContext) {
  return listScreenTags(
    {
      title: context.i18n._(msg`Gift cards for every occasion`),
      description: context.i18n._(
        msg`Birthdays, weddings, new babies and thank-yous: find a gift card that suits the occasion, with ideas on what to give and what to write.`,
      ),
      path: localPath(context, ROUTES.occasions),
      hreflangTags: data?.hreflangTags,
    },
    context.shop,
  )
}
