import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Ask } from '../data/ask.ts'
import { askOverHttp } from '../data/ask-over-http.ts'
import { SHOP_BLOCK, type Shop, type ShopBlock } from '../session/shop.ts'
import { restoreFormatted } from './formatted-texts.ts'
import { markAnswer } from './serialize-answers.ts'

/** The server's input for a render, which the browser reads again from the page. */
export type RenderRequest = {
  shop: Shop
  ask: Ask
  nonce?: string
  deliver?: (html: string) => void
  /** Called with the error when a screen could not be rendered. */
  reportError?: (error: unknown) => void
}

export const readRenderRequest = createIsomorphicFn()
  .server((): RenderRequest => {
    const request = getGlobalStartContext() as unknown as RenderRequest
    return { ...request, ask: async (document, variables, more) => markAnswer(await request.ask(document, variables, more)) }
  })
  .client((): RenderRequest => {
    const block = document.getElementById(SHOP_BLOCK)
    if (!block?.textContent) throw new Error('The page has no shop')
    const { formatted, ...shop } = JSON.parse(block.textContent) as ShopBlock
    restoreFormatted(formatted)
    return { shop, ask: askOverHttp(shop) }
  })
