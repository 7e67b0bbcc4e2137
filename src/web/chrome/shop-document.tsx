import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect } from 'react'
import { listenToLinks } from '../routing/listen-to-links.ts'
import { SHOP_BLOCK, type Shop, type ShopBlock } from '../session/shop.ts'
import { takeFormatted } from '../ssr/formatted-texts.ts'
import { renderRest } from '../ssr/render-rest.ts'
import { ANSWERS_BLOCK, writeAnswer } from '../ssr/serialize-answers.ts'

/**
 * A browser may lay out a page before its style sheet has arrived, which wastes a tenth of a second on a phone. This rule prevents it. If the style
 * sheet never arrives, the whole page is still shown.
 */
const UNSTYLED = '@layer unstyled{body>*{content-visibility:auto}.icon{width:20px;height:20px;fill:none;stroke:currentColor}}'

/** The whole HTML document: the storefront's design tokens, the screen, and the shop's data for the browser. */
export function ShopDocument({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { shop, answers } = router.options.context
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    renderRest()
    return listenToLinks(router)
  }, [router])
  return (
    <html lang={shop.locale}>
      <head>
        <style
          nonce={router.options.ssr?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the tokens are our own files
          dangerouslySetInnerHTML={{ __html: UNSTYLED + shop.tokens }}
        />
        <HeadContent />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ShopData shop={shop} answers={answers} />
        <Scripts />
      </body>
    </html>
  )
}

type Data = { shop: Shop; answers: readonly object[] }

/** Rendered after the screen, so that it includes all formatted texts of the screen. The browser never renders it. */
const ShopData = createIsomorphicFn()
  .server(({ shop, answers }: Data) => {
    const block: ShopBlock = { ...shop, tokens: '', formatted: takeFormatted() }
    return (
      <>
        <DataBlock id={SHOP_BLOCK} json={JSON.stringify(block).replaceAll('<', '\\u003c')} />
        <DataBlock id={ANSWERS_BLOCK} json={`[${answers.map(writeAnswer).join(',')}]`} />
      </>
    )
  })
  .client((_: Data) => (
    <>
      <DataBlock id={SHOP_BLOCK} json="" />
      <DataBlock id={ANSWERS_BLOCK} json="" />
    </>
  ))

/** `json` has every "<" escaped. During hydration the browser keeps the block that the server wrote. */
function DataBlock({ id, json }: { id: string; json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block
  return <script id={id} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
