import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'
import type { OccasionData } from './load-occasion.ts'

export function listOccasionTags(data: OccasionData | undefined, { i18n, shop }: RouterContext) {
  if (!data) return {}
  const { cardsTitle, intro, path, hreflangTags, sharePicture } = data.occasion
  return listScreenTags(
    {
      title: cardsTitle,
      description: i18n._(msg`${intro} With ideas on what to give, how much, and what to write on the card.`),
      path,
      hreflangTags,
      sharePicture: sharePicture?.url.href,
    },
    shop,
  )
}
