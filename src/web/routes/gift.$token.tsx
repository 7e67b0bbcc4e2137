import { createFileRoute } from '@tanstack/react-router'
import { GiftScreen } from '../screens/gift/gift-screen.tsx'
import { loadGift } from '../screens/gift/load-gift.ts'

export const Route = createFileRoute('/gift/$token')({
  loader: ({ context, params }) => loadGift(context, params.token),
  // The address is a secret: no search engine keeps it, no other site is told it.
  head: () => ({
    meta: [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: () => <GiftScreen {...Route.useLoaderData()} />,
})
