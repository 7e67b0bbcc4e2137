import { useLingui } from '@lingui/react/macro'
import { useHref } from '../client/use-shop.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

/** Without script it is a plain form that opens the listing with ?s=. A page with a second one names it, to tell them apart. */
export function SearchForm({ label, className }: { label?: string; className?: string }) {
  const { t } = useLingui()
  const href = useHref()
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around a form says the same with one element more
    <form role="search" aria-label={label} method="get" action={href('giftCards')} className={classNames('relative', className)}>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        type="search"
        name="s"
        aria-label={t`Search`}
        placeholder={t`What are you looking for?`}
        className="h-12 w-full rounded-button border-[1.5px] border-edge bg-surface pr-4 pl-12 placeholder:text-ink-soft"
      />
    </form>
  )
}
