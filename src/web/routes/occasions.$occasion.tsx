import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listScreenTags } from '../client/screen-tags.ts'
import type { RouterContext } from '../router.tsx'
import { loadOccasion, type OccasionData } from '../screens/occasion/load-occasion.ts'
import { OccasionScreen } from '../screens/occasion/occasion-screen.tsx'

export const Route = createFileRoute('/occasions/$occasion')({
  loader: ({ context, params }) => loadOccasion(context, params.occasion),
  head: ({ loaderData, match }) => listTags(loaderData, match.context),
  component: () => <OccasionScreen {...Route.useLoaderData()} />,
})

function listTags(data: OccasionData | undefined, { i18n, shop }: RouterContext) {
  if (!data) return {}
  const { title, intro, path, hreflangTags } = data.occasion
  return listScreenTags(
    {
      title: i18n._(msg`${title}: gift cards that suit it`),
      description: i18n._(msg`${intro} With ideas on what to give, how much, and what to write on the card.`),
      path,
      hreflangTags,
    },
    shop,
  )
}
