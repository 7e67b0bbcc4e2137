import { useLingui } from '@lingui/react/macro'
import { useHref } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { SHORTCUT_LOOK } from '../header/shortcut.tsx'
import { openSearch } from './open-search.ts'
import { warmUpSearch } from './warm-up-search.ts'

/** Replaces the search box where there is no room for it. Without script it links to the listing. */
export function SearchShortcut() {
  const { t } = useLingui()
  const href = useHref()
  return (
    <a
      href={href('giftCards')}
      aria-label={t`Search`}
      title={t`Search`}
      onPointerEnter={warmUpSearch}
      onClick={(event) => {
        event.preventDefault()
        openSearch(new URLSearchParams(location.search).get('s') ?? '')
      }}
      className={classNames(SHORTCUT_LOOK, 'desktop-medium:hidden')}
    >
      <Icon name="search" />
    </a>
  )
}
