import { createRootRouteWithContext } from '@tanstack/react-router'
import { ChromeDocument } from '../../generated/documents.ts'
import { ShopDocument } from '../chrome/shop-document.tsx'
import { ShopFrame } from '../chrome/shop-frame.tsx'
import { loadScreenTexts } from '../i18n/languages.ts'
import type { RouterContext } from '../routing/router-context.ts'
import { listShopTags } from '../routing/shop-tags.ts'
import styles from '../styles.css?url'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches }) => loadScreenTexts(context.i18n, matches.at(-1)?.staticData.texts),
  loader: ({ context }) => context.ask(ChromeDocument, {}),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => listShopTags(match.context, styles, matches.at(-1)),
  shellComponent: ShopDocument,
  component: ShopFrame,
})
