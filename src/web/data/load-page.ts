import { notFound } from '@tanstack/react-router'
import { PageDocument, type PageQuery } from '../../generated/documents.ts'
import type { RouterContext } from '../routing/router-context.ts'

export type PageData = NonNullable<PageQuery['page']>

/**
 * The editorial page at a path in the storefront's language; a real 404 when there is none. The API also accepts canonical paths, because its callers
 * need not know the local ones; in the browser they would give one page two addresses, so they are a 404 here.
 */
export async function loadPage(context: RouterContext, path: string): Promise<PageData> {
  const { page } = await context.ask(PageDocument, { path })
  if (page?.path !== context.shop.languagePrefix + path) throw notFound()
  return page
}
