import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readRefused } from '../i18n/failures/read-refused.ts'
import { DoublerThankYouScreen } from '../screens/doubler/doubler-thank-you-screen.tsx'

export const Route = createFileRoute('/doubler/thankyou/')({
  staticData: { texts: 'doubler', ownTitle: msg`Thank you` },
  validateSearch: ({ refused }: Record<string, string | undefined>) => ({ refused }),
  loaderDeps: ({ search: { refused } }) => ({ refused }),
  loader: async ({ context, deps }) => ({ reasons: await readRefused(deps.refused, context.shop.textLanguage) }),
  component: () => <DoublerThankYouScreen {...Route.useLoaderData()} />,
})
