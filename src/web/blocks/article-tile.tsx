import type { ArticleTileFragment } from '../../generated/documents.ts'
import { formatDay } from '../i18n/dates.ts'
import { useShop } from '../session/use-shop.ts'
import { Picture } from './picture.tsx'

export function ArticleTile({ article }: { article: ArticleTileFragment }) {
  const { locale } = useShop()
  return (
    <a href={article.path} className="group/card flex h-full flex-col gap-4">
      {article.image && (
        <span className="block overflow-hidden rounded-card">
          <Picture
            picture={article.image}
            decorative
            className="h-auto w-full transition-transform duration-500 ease-out group-hover/card:scale-105"
          />
        </span>
      )}
      <span className="text-[0.9375rem] text-ink-soft">
        {article.topic} · <time dateTime={article.publishedOn}>{formatDay(article.publishedOn, locale)}</time>
      </span>
      <h3 className="text-subheading underline-offset-4 group-hover/card:underline">{article.title}</h3>
      <p className="line-clamp-3 text-ink-soft">{article.summary}</p>
    </a>
  )
}
