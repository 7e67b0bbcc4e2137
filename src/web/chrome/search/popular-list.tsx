import { useLingui } from '@lingui/react/macro'
import type { PopularSearchQuery } from '#generated/documents.ts'
import { useHand } from '../../session/use-shop.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OptionGroup } from './option-group.tsx'
import { CardOptions, SearchOption } from './search-option.tsx'

type Popular = PopularSearchQuery['popularSearch']

/** Shown before the visitor has typed anything (spec §2). */
export function PopularList({ popular }: { popular: PopularSearchQuery | undefined }) {
  const { t } = useLingui()
  if (!popular) return <Skeleton className="h-72 w-full rounded-card" />
  const { terms, entities, highlightedBlocks } = popular.popularSearch
  return (
    <div className="grid gap-8 desktop:grid-cols-[15rem_1fr] desktop:gap-x-12">
      {terms.length > 0 && (
        <OptionGroup id="search-terms" title={t`Popular search terms`}>
          <div className="flex flex-wrap gap-2 desktop:flex-col desktop:gap-0">
            {terms.map((term) => (
              <TermOption key={term.url} term={term} />
            ))}
          </div>
        </OptionGroup>
      )}
      <div className="flex flex-col gap-8">
        {entities.length > 0 && (
          <OptionGroup id="search-coupons" title={t`Popular coupons`}>
            <CardOptions cards={entities} />
          </OptionGroup>
        )}
        {highlightedBlocks.map((block) => (
          <HighlightOption key={block.title} block={block} />
        ))}
      </div>
    </div>
  )
}

function TermOption({ term }: { term: Popular['terms'][number] }) {
  return (
    <SearchOption
      href={term.url}
      className="flex min-h-11 items-center gap-3 font-medium max-desktop:bg-mist max-desktop:px-4 desktop:-mx-3 desktop:px-3"
    >
      <Icon name="search" className="size-4 text-ink-soft max-desktop:hidden" />
      {term.title}
    </SearchOption>
  )
}

function HighlightOption({ block }: { block: Popular['highlightedBlocks'][number] }) {
  const hand = useHand()
  return (
    <SearchOption
      href={block.referencedPath}
      className="group/card grid items-center gap-5 bg-mist p-5 tablet:grid-cols-[12rem_1fr]"
    >
      {block.cardImage && (
        <CardPicture
          image={{ href: block.cardImage.url.href, alt: '', width: block.cardImage.width, height: block.cardImage.height }}
          backgroundHref={block.backgroundImage?.url.href}
          showHand={block.showHand}
          handHref={hand}
          showShadow
          className="max-tablet:hidden"
        />
      )}
      <span className="flex flex-col gap-1">
        <span className="headline text-subheading">{block.title}</span>
        <span className="text-ink-soft">{block.description}</span>
      </span>
    </SearchOption>
  )
}
