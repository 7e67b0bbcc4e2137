import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { markAnswer } from './answer-texts.ts'
import type { Ask } from './ask.ts'
import { askOverHttp } from './ask-over-http.ts'
import type { Part } from './kept-parts.tsx'
import { SHOP_BLOCK, type Shop, type ShopBlock } from './shop.ts'
import { keepWritten } from './written.ts'

/** What the server hands to a render, and the browser reads back from the page. */
export type RenderRequest = { shop: Shop; ask: Ask; nonce?: string; deliver?: (page: (string | Part)[]) => void }

export const readRenderRequest = createIsomorphicFn()
  .server((): RenderRequest => {
    const request = getGlobalStartContext() as unknown as RenderRequest
    return { ...request, ask: async (document, variables) => markAnswer(await request.ask(document, variables)) }
  })
  .client((): RenderRequest => {
    const block = document.getElementById(SHOP_BLOCK)
    if (!block?.textContent) throw new Error('The page carries no shop')
    const { written, ...shop } = JSON.parse(block.textContent) as ShopBlock
    keepWritten(written)
    return { shop, ask: askOverHttp(shop) }
  })
