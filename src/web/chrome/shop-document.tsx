import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SHOP_BLOCK } from '../client/shop.ts'

/** The whole HTML document: the storefront's tokens, the shop for the browser, the page. */
export function ShopDocument({ children }: { children: ReactNode }) {
  const { shop } = useRouter().options.context
  return (
    <html lang={shop.locale}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <script id={SHOP_BLOCK} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: JSON.stringify(shop).replaceAll('<', '\\u003c') }} />
        <Scripts />
      </body>
    </html>
  )
}
