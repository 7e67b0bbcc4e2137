import { escapeHtml } from '#platform/markdown.ts'
import { ROUTES } from '#shared/paths.ts'
import { fillText, localeOf, localPath, type StorefrontContext, storeOrigin, textIn } from '../../storefronts/index.ts'
import type { Page } from '../page.ts'
import { pagePath } from '../page-paths.ts'

/** The blog in RSS 2.0, newest first. */
export function writeRss(ctx: StorefrontContext, host: string, articles: readonly Page[]): string {
  const { storefront, language } = ctx
  const origin = storeOrigin(storefront, host)
  const blog = origin + localPath(ctx, ROUTES.blog)
  const locale = localeOf(ctx)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', `${storefront.name} blog`),
    tag('link', blog),
    tag('description', textIn(language, storefront.company.description)),
    tag('language', locale.toLowerCase()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(`${blog}rss.xml`)}"/>`,
    ...articles.map((page) => writeItem(ctx, origin, page)),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

function writeItem(ctx: StorefrontContext, origin: string, page: Page): string {
  const { article } = page
  if (!article) throw new Error(`Page ${page.key} is not an article`)
  const address = origin + pagePath(ctx, page)
  return [
    '<item>',
    tag('title', fillText(ctx, page.title)),
    tag('link', address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    tag('pubDate', new Date(`${article.publishedOn}T00:00:00Z`).toUTCString()),
    tag('dc:creator', article.author),
    tag('category', article.topic),
    tag('description', fillText(ctx, article.summary)),
    '</item>',
  ].join('\n')
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}
