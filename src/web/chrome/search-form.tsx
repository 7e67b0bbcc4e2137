import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useHref } from '../session/use-shop.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { leaveSearch, openSearch, openSearchOnFocus } from './search/open-search.ts'
import { warmUpSearch } from './search/warm-up-search.ts'

/**
 * Without script it is a plain form that opens the listing with ?s=. With script the overlay opens on focus, key or click (spec §4). On a page with
 * two search forms, a label tells them apart.
 */
export function SearchForm({ label, className }: { label?: string; className?: string }) {
  const { t } = useLingui()
  const href = useHref()
  const box = useRef<HTMLInputElement>(null)
  const searched = useRouterState({ select: ({ location }) => (location.search as { s?: string }).s ?? '' })
  const address = useRouterState({ select: ({ location }) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new address the box shows the text that this address searches for
  useEffect(() => {
    if (box.current) box.current.value = searched
  }, [searched, address])
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key.length === 1 || key === 'ArrowDown') openSearch(currentTarget.value)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around a form means the same and needs one more element
    <form role="search" aria-label={label} method="get" action={href('giftCards')} className={classNames('relative', className)}>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        ref={box}
        type="search"
        name="s"
        maxLength={100}
        autoComplete="off"
        defaultValue={searched}
        aria-label={t`Search`}
        placeholder={t`Search`}
        onPointerEnter={warmUpSearch}
        onFocus={({ currentTarget }) => openSearchOnFocus(currentTarget.value)}
        onBlur={({ relatedTarget }) => leaveSearch(relatedTarget)}
        onClick={({ currentTarget }) => openSearch(currentTarget.value)}
        onKeyDown={press}
        onInput={({ currentTarget }) => openSearch(currentTarget.value)}
        className="h-12 w-full rounded-button border-[1.5px] border-edge bg-surface pr-3 pl-11.5 text-ellipsis placeholder:text-ink-soft"
      />
    </form>
  )
}
