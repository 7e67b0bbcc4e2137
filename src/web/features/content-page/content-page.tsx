import { BlockList } from '../../blocks/block-list.tsx'
import { Picture } from '../../blocks/picture.tsx'
import type { PageData } from '../../data/load-page.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useShop } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'

/** An editorial page: home, information, landing, article. If it starts with a hero, its heading is there. */
export function PageScreen({ page }: { page: PageData }) {
  const opensWithHero = page.blocks[0]?.__typename === 'HeroBlock'
  return (
    <>
      {!opensWithHero && <PageHeading page={page} />}
      <BlockList blocks={page.blocks} />
    </>
  )
}

export function PageHeading({ page }: { page: PageData }) {
  const { locale } = useShop()
  // On a text page the heading is as wide as the text column; on other pages it is as wide as the page.
  const isTextPage = page.blocks[0]?.__typename === 'TitleBodyBlock'
  return (
    <div className="page-width pt-10 pb-4 desktop:pt-16">
      <div className={classNames('flex flex-col gap-5', isTextPage && 'mx-auto max-w-[44rem]')}>
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
