import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect } from 'react'
import { listenToLinks } from '../routing/listen-to-links.ts'
import { SHOP_BLOCK, type Shop, type ShopBlock } from '../session/shop.ts'
import { takeWritten } from '../ssr/formatted-texts.ts'
import { holdPlace } from '../ssr/fragment-cache.tsx'
import { drawRest } from '../ssr/render-rest.ts'
import { ANSWERS_BLOCK, writeAnswer } from '../ssr/serialize-answers.ts'

/**
 * A browser may lay out a page before its style sheet has come, which a phone takes a tenth of a second for, and nobody sees. Should the sheet never come,
 * all of the page is still drawn.
 */
const UNSTYLED = '@layer unstyled{body>*{content-visibility:auto}.icon{width:20px;height:20px;fill:none;stroke:currentColor}}'

/**
 * A first frame drawn at once takes a phone more than a tenth of a second, in which it hears nobody. The link in the head has this one wait until
 * all of the page is read; then it is styled, laid out and painted in three tasks instead of one. The script is gone before React looks at the page.
 */
const DRAW_IN_STEPS = `document.currentScript.remove();getComputedStyle(document.body).color;globalThis.scheduler?.postTask(()=>document.body.offsetTop,{priority:'user-blocking'})`

/** The whole HTML document: the storefront's tokens, the screen, the shop for the browser. */
export function ShopDocument({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { shop, answers } = router.options.context
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    drawRest()
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
        <link rel="expect" href={`#${SHOP_BLOCK}`} blocking="render" />
        <HeadContent />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ShopData shop={shop} answers={answers} nonce={router.options.ssr?.nonce} />
        <Scripts />
      </body>
    </html>
  )
}

type Data = { shop: Shop; answers: readonly object[]; nonce: string | undefined }

/** Drawn after the screen, so that it knows all that was written there. The browser never draws it. */
const ShopData = createIsomorphicFn()
  .server(({ shop, answers, nonce }: Data) => {
    const block: ShopBlock = { ...shop, tokens: '', written: takeWritten() }
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: DRAW_IN_STEPS }} />
        <DataBlock id={SHOP_BLOCK} json={JSON.stringify(block).replaceAll('<', '\\u003c')} />
        <DataBlock id={ANSWERS_BLOCK} json={`[${answers.map((answer) => holdPlace(writeAnswer(answer))).join(',')}]`} />
      </>
    )
  })
  .client((_: Data) => (
    <>
      <DataBlock id={SHOP_BLOCK} json="" />
      <DataBlock id={ANSWERS_BLOCK} json="" />
    </>
  ))

/** With every "<" escaped; what the server wrote stays. */
function DataBlock({ id, json }: { id: string; json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block
  return <script id={id} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
