import { msg } from '@lingui/core/macro'
import type { DoublerPageQuery } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'

export function listDoublerTags(data: DoublerPageQuery | undefined, context: RouterContext) {
  return listScreenTags(
    {
      title: context.i18n._(msg`The balance doubler`),
      description: context.i18n._(
        msg`Enter your Choice Gift Card for the monthly draw: on the first Monday we double the balance of one card. Free, and anyone can check the draw.`,
      ),
      path: localPath(context, ROUTES.doubler),
      hreflangTags: data?.doubler?.hreflangTags,
      ...(data?.doubler ? {} : { robots: 'noindex' }),
    },
    context.shop,
  )
}
