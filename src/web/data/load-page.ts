import { notFound } from '@tanstack/react-router'
import { PageDocument, type PageQuery } from '../../generated/documents.ts'
import type { RouterContext } from '../routing/router-context.ts'

export type PageData = NonNullable<PageQuery['page']>

/**
 * The editorial page at a path in the shop's own words; a real 404 when there is none. The API also understands canonical words, so that a caller need
 * know no others; as an address they would give one page two of them.
 */
export async function loadPage(context: RouterContext, path: string): Promise<PageData> {
  const { page } = await context.ask(PageDocument, { path })
  if (page?.path !== context.shop.languagePrefix + path) throw notFound()
  return page
}
