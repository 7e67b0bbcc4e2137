import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { listenToLinks } from '../client/navigation.ts'
import { SHOP_BLOCK } from '../client/shop.ts'

/** The whole HTML document: the storefront's tokens, the screen, the shop for the browser. */
export function ShopDocument({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { shop } = router.options.context
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    return listenToLinks(router)
  }, [router])
  return (
    <html lang={shop.locale}>
      <head>
        <style
          nonce={router.options.ssr?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the tokens are our own files
          dangerouslySetInnerHTML={{ __html: shop.tokens }}
        />
        <HeadContent />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <script
          id={SHOP_BLOCK}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, with every "<" escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ ...shop, tokens: '' }).replaceAll('<', '\\u003c') }}
        />
        <Scripts />
      </body>
    </html>
  )
}
