import { BlockList } from '../../blocks/block-list.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { formatDay } from '../../client/dates.ts'
import type { PageData } from '../../client/load-page.ts'
import { useShop } from '../../client/use-shop.ts'

/** An editorial page: home, information, landing, article. A page that opens with a hero has its heading there. */
export function PageScreen({ page }: { page: PageData }) {
  const opensWithHero = page.blocks[0]?.__typename === 'HeroBlock'
  return (
    <>
      {!opensWithHero && <PageHeading page={page} />}
      <BlockList blocks={page.blocks} />
    </>
  )
}

function PageHeading({ page }: { page: PageData }) {
  const { locale } = useShop()
  return (
    <div className="page-width pt-10 pb-4 desktop:pt-16">
      <div className="mx-auto flex max-w-[44rem] flex-col gap-5">
        <h1 className="text-title">{page.title}</h1>
        {page.article && (
          <>
            <p className="text-ink-soft">
              {page.article.author} · {page.article.topic} ·{' '}
              <time dateTime={page.article.publishedOn}>{formatDay(page.article.publishedOn, locale)}</time>
            </p>
            {page.article.image && (
              <Picture picture={page.article.image} decorative priority className="h-auto w-full rounded-card" />
            )}
          </>
        )}
      </div>
    </div>
  )
}
