import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OccasionListDocument } from '../../generated/documents.ts'
import { ROUTES } from '../../shared/paths.ts'
import { ownPath } from '../client/own-path.ts'
import { listScreenTags } from '../client/screen-tags.ts'
import { OccasionsScreen } from '../screens/occasions/occasions-screen.tsx'

export const Route = createFileRoute('/occasions/')({
  loader: ({ context }) => context.ask(OccasionListDocument, { path: ROUTES.occasions }),
  head: ({ loaderData, match: { context } }) =>
    listScreenTags(
      {
        title: context.i18n._(msg`Gift cards for every occasion`),
        description: context.i18n._(
          msg`Birthdays, weddings, new babies and thank-yous: find a gift card that suits the moment, with ideas on what to give and what to write.`,
        ),
        path: ownPath(context, ROUTES.occasions),
        hreflangTags: loaderData?.hreflangTags,
      },
      context.shop,
    ),
  component: () => <OccasionsScreen occasions={Route.useLoaderData().occasions} />,
})
