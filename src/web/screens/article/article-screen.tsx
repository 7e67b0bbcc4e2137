import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ArticleTileFragment } from '#generated/documents.ts'
import { ArticleTile } from '../../blocks/article-tile.tsx'
import { BlockList } from '../../blocks/block-list.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { Trail } from '../../blocks/trail.tsx'
import type { PageData } from '../../data/load-page.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatCount } from '../../i18n/numbers.ts'
import { toPng } from '../../routing/page-tags.ts'
import { StructuredData } from '../../routing/structured-data.tsx'
import type { Shop } from '../../session/shop.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { readingMinutes } from './reading-minutes.ts'

type ArticleScreenProps = { page: PageData; related: readonly ArticleTileFragment[] }

/** An article in one column, and articles to read next. */
export function ArticleScreen({ page, related }: ArticleScreenProps) {
  const shop = useShop()
  return (
    <>
      <StructuredData data={describeArticle(page, shop)} />
      <article className="pb-6">
        <ArticleHeading page={page} />
        <BlockList blocks={page.blocks} />
      </article>
      {related.length > 0 && <RelatedArticles related={related} />}
    </>
  )
}

/** An article of the blog in schema.org terms. */
function describeArticle({ article, metadata, path, title }: PageData, shop: Shop) {
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

function ArticleHeading({ page }: { page: PageData }) {
  const href = useHref()
  const { t } = useLingui()
  return (
    <div className="page-width pt-3 pb-4">
      <Trail
        items={[
          { label: t`Blog`, href: href('blog') },
          { label: page.title, href: page.path },
        ]}
      />
      <header className="mx-auto mt-4 flex max-w-[44rem] flex-col gap-5 desktop:mt-8">
        <h1 className="text-title">{page.title}</h1>
        {page.article && <p className="text-lead text-ink-soft">{page.article.summary}</p>}
        <Byline page={page} />
      </header>
      {page.article?.image && (
        <Picture
          picture={page.article.image}
          decorative
          priority
          className="mx-auto mt-8 mb-2 h-auto w-full max-w-[56rem] rounded-card desktop:mt-10"
        />
      )}
    </div>
  )
}

function Byline({ page: { article, blocks } }: { page: PageData }) {
  const { locale } = useShop()
  if (!article) return null
  const minutes = readingMinutes(blocks.flatMap((block) => ('bodyHtml' in block ? block.bodyHtml : [])))
  const count = formatCount(minutes, locale)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-y border-line py-4 text-ink-soft">
      <span className="font-semibold text-ink">{article.author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={article.publishedOn}>{formatDay(article.publishedOn, locale)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.topic}</span>
      <span aria-hidden="true">·</span>
      <span>
        <Plural value={minutes} one={`${count} minute to read`} other={`${count} minutes to read`} />
      </span>
    </p>
  )
}

function RelatedArticles({ related }: Pick<ArticleScreenProps, 'related'>) {
  return (
    <section className="section-space bg-mist">
      <div className="page-width flex flex-col gap-8">
        <h2 className="text-heading">
          <Trans>Read on</Trans>
        </h2>
        <ul className="grid gap-8 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3 desktop:gap-8">
          {related.map((article) => (
            <li key={article.id} className="tablet:max-desktop:last:hidden">
              <ArticleTile article={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
