import { createFileRoute } from '@tanstack/react-router'
import { GiftScreen } from '../screens/gift/gift-screen.tsx'
import { type GiftSearch, loadGift } from '../screens/gift/load-gift.ts'
import { UnknownGift } from '../screens/gift/unknown-gift.tsx'

/** Never cached, so that a returning visitor sees the current state. */
export const Route = createFileRoute('/gift/$token')({
  staticData: { texts: 'receiving' },
  validateSearch: ({ refused }: GiftSearch): GiftSearch => ({ refused }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadGift(context, params.token, deps),
  gcTime: 0,
  head: async ({ match }) => (await import('../screens/gift/own-tags.ts')).listSecretTags(match.context, 'gift'),
  component: () => <GiftScreen {...Route.useLoaderData()} />,
  notFoundComponent: UnknownGift,
})
