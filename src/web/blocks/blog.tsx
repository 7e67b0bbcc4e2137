import type { BlogFragment } from '../../generated/documents.ts'
import { ArticleTile } from './article-tile.tsx'
import { Band } from './band.tsx'

export function Blog({ block }: { block: BlogFragment }) {
  if (block.articles.length === 0) return null
  return (
    <Band title={block.title} link={block.moreLink}>
      <ul className="grid gap-8 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3 desktop:gap-8">
        {block.articles.map((article) => (
          <li key={article.id}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
