import { createRootRouteWithContext } from '@tanstack/react-router'
import { ChromeDocument } from '../../generated/documents.ts'
import { ShopDocument } from '../chrome/shop-document.tsx'
import { listHeadTags } from '../client/head.ts'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.ask(ChromeDocument, {}),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => listHeadTags(match.context.shop),
  shellComponent: ShopDocument,
})
