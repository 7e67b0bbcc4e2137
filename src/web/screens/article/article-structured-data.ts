import type { PageData } from '../../data/load-page.ts'
import { toPng } from '../../routing/page-tags.ts'
import type { Shop } from '../../session/shop.ts'

/** An article of the blog in schema.org terms. */
export function describeArticle({ article, metadata, path, title }: PageData, shop: Shop) {
  const publisher = { '@type': 'Organization', name: shop.name, logo: shop.origin + toPng(shop.icon) }
  return {
    '@type': 'Article',
    headline: title,
    description: metadata.description,
    url: shop.origin + path,
    mainEntityOfPage: shop.origin + path,
    inLanguage: shop.locale,
    image: [shop.origin + toPng(article?.sharePicture?.url.href ?? shop.sharePicture)],
    datePublished: article?.publishedOn,
    articleSection: article?.topic,
    author: article ? { '@type': 'Person', name: article.author } : undefined,
    publisher,
  }
}
