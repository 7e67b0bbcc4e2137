import { Trans, useLingui } from '@lingui/react/macro'
import { useHref } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { OptionGroup } from './option-group.tsx'
import { CardOptions, SearchOption } from './search-option.tsx'
import type { FoundGroups } from './use-search.ts'

type FoundItem = FoundGroups[number]['items'][number]

/** The search results, with the best group first. Where there is room, the cards are on the left and the other groups beside them. */
export function FoundList({ groups, text }: { groups: FoundGroups; text: string }) {
  const titles = useGroupTitles()
  const hasCards = groups.some(({ groupType }) => groupType === 'PRODUCT')
  return (
    <div className={classNames('flex flex-col gap-8', hasCards && 'desktop:grid desktop:grid-cols-[1fr_22rem] desktop:gap-x-14')}>
      {groups.map(({ groupType, items }) =>
        groupType === 'PRODUCT' ? (
          <div key={groupType} className="flex flex-col gap-6 desktop:col-start-1 desktop:row-span-5 desktop:row-start-1">
            <OptionGroup id={`search-${groupType}`} title={titles[groupType]}>
              <CardOptions cards={items} />
            </OptionGroup>
            <AllOption text={text} />
          </div>
        ) : (
          <OptionGroup key={groupType} id={`search-${groupType}`} title={titles[groupType]}>
            <div className={classNames('grid gap-x-4 gap-y-1 tablet:grid-cols-2', hasCards && 'desktop:grid-cols-1')}>
              {items.map((item) => (
                <RowOption key={item.id} item={item} groupType={groupType} />
              ))}
            </div>
          </OptionGroup>
        ),
      )}
    </div>
  )
}

function useGroupTitles(): Record<FoundGroups[number]['groupType'], string> {
  const { t } = useLingui()
  return {
    PRODUCT: t`Gift cards`,
    CATEGORY: t`Categories`,
    OCCASION: t`Occasions`,
    BLOG_ARTICLE: t`From the blog`,
    HELPDESK: t`Questions and answers`,
  }
}

function RowOption({ item, groupType }: { item: FoundItem; groupType: FoundGroups[number]['groupType'] }) {
  return (
    <SearchOption href={item.path} className="-mx-3 flex min-h-13 items-center gap-4 px-3 py-2 font-medium">
      {item.image && (
        <img
          src={item.image.url.href}
          alt=""
          width="56"
          height="42"
          className={classNames(
            'h-10.5 w-14 shrink-0 rounded-field bg-mist',
            groupType === 'CATEGORY' ? 'object-contain p-1.5' : 'object-cover',
          )}
        />
      )}
      {groupType === 'HELPDESK' && <Icon name="message" className="shrink-0 text-accent-deep" />}
      {item.title}
    </SearchOption>
  )
}

function AllOption({ text }: { text: string }) {
  const href = useHref()
  return (
    <SearchOption
      href={`${href('giftCards')}?s=${encodeURIComponent(text)}`}
      className="-mx-3 inline-flex min-h-11 items-center gap-2 self-start px-3 font-semibold text-accent-deep"
    >
      <Trans>All gift cards for “{text}”</Trans>
      <Icon name="arrow-right" />
    </SearchOption>
  )
}
