import { Trans, useLingui } from '@lingui/react/macro'
import type { ArticleTileFragment } from '#generated/documents.ts'
import { ArticleTile } from '../../blocks/article-tile.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { formatDay } from '../../i18n/dates.ts'
import { stringifySearch } from '../../routing/search-params.ts'
import { useShop } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { ARTICLES_PER_PAGE, type BlogData } from './load-blog.ts'

/** The articles, newest first; the newest is shown large. */
export function BlogScreen({ blog }: { blog: BlogData }) {
  const { t } = useLingui()
  const { articles, page, path, topic, totalCount } = blog
  const [newest, ...others] = articles
  const hasLeadArticle = page === 1 && topic === undefined && newest !== undefined
  const hrefOf = (number: number) => (number === 1 ? path : `${path}${number}/`) + stringifySearch({ topic })
  return (
    <div className="page-width flex flex-col gap-8 pt-3 pb-12 desktop:gap-12 desktop:pb-16">
      <BlogHeading blog={blog} />
      {hasLeadArticle && <LeadArticle article={newest} />}
      <section className="flex flex-col gap-8">
        <h2 className="sr-only">{topic ?? t`All articles`}</h2>
        <ul className="grid gap-8 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-12">
          {(hasLeadArticle ? others : articles).map((article) => (
            <li key={article.id}>
              <ArticleTile article={article} />
            </li>
          ))}
        </ul>
        {articles.length === 0 && (
          <p className="text-lead text-ink-soft">
            <Trans>Nothing has been written about this yet.</Trans>
          </p>
        )}
      </section>
      <Pagination
        current={page}
        count={Math.ceil(totalCount / ARTICLES_PER_PAGE)}
        hrefOf={hrefOf}
        texts={{
          navigation: t`Pages`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (number) => t`Page ${number}`,
        }}
      />
    </div>
  )
}

function BlogHeading({ blog }: { blog: BlogData }) {
  const { t } = useLingui()
  return (
    <div>
      <Trail items={[{ label: t`Blog`, href: blog.path }]} />
      <div className="mt-3 flex flex-col gap-6 desktop:mt-5">
        <div className="flex flex-col gap-3">
          <h1 className="text-title">
            <Trans>The art of giving</Trans>
          </h1>
          <p className="max-w-2xl text-lead text-ink-soft">
            <Trans>Ideas, good manners and know-how for everybody who likes giving.</Trans>
          </p>
        </div>
        <TopicChips blog={blog} />
      </div>
    </div>
  )
}

/** Links, so that a topic can be shared and opened without script. */
function TopicChips({ blog: { path, topics, topic: current } }: { blog: BlogData }) {
  const { t } = useLingui()
  const chips = [{ label: t`All topics`, topic: undefined }, ...topics.map((topic) => ({ label: topic, topic }))]
  return (
    <nav aria-label={t`Topics`}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ label, topic }) => (
          <li key={label}>
            <a
              href={path + stringifySearch({ topic })}
              aria-current={topic === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full px-5 font-medium transition-colors',
                topic === current ? 'bg-ink text-surface' : 'bg-mist hover:bg-line',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LeadArticle({ article }: { article: ArticleTileFragment }) {
  const { locale } = useShop()
  return (
    <a
      href={article.path}
      className="group/card grid items-center overflow-hidden rounded-card bg-mist desktop:grid-cols-[1.2fr_1fr]"
    >
      {article.image && <Picture picture={article.image} decorative priority className="h-full w-full object-cover" />}
      <span className="flex flex-col gap-4 p-6 tablet:p-10 desktop:p-12">
        <span className="text-ink-soft">
          {article.topic} · <time dateTime={article.publishedOn}>{formatDay(article.publishedOn, locale)}</time>
        </span>
        <h2 className="text-heading underline-offset-4 group-hover/card:underline">{article.title}</h2>
        <span className="text-lead text-ink-soft">{article.summary}</span>
      </span>
    </a>
  )
}
