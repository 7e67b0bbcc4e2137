import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GiftScreen } from '../screens/gift/gift-screen.tsx'
import { type GiftSearch, loadGift } from '../screens/gift/load-gift.ts'
import { UnknownGift } from '../screens/gift/unknown-gift.tsx'

/**
 * Never cached, so that a returning visitor sees the current state.
 * The title reveals nothing about the gift, because somebody else may see the tab.
 */
export const Route = createFileRoute('/gift/$token')({
  staticData: { texts: 'receiving', ownTitle: msg`A gift for you` },
  validateSearch: ({ refused }: GiftSearch): GiftSearch => ({ refused }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadGift(context, params.token, deps),
  gcTime: 0,
  component: () => <GiftScreen {...Route.useLoaderData()} />,
  notFoundComponent: UnknownGift,
})
