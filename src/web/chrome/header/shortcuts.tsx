import { useLingui } from '@lingui/react/macro'
import { useHref } from '../../session/use-shop.ts'
import { SearchShortcut } from '../search/search-shortcut.tsx'
import { AccountShortcut } from './account-shortcut.tsx'
import { BasketShortcut } from './basket-shortcut.tsx'
import { Shortcut } from './shortcut.tsx'
import { SwitcherButton } from './switcher-button.tsx'

/** The icons at the end of the bar. */
export function Shortcuts() {
  const { t } = useLingui()
  const href = useHref()
  return (
    <div className="ml-auto flex items-center desktop-medium:ml-0">
      <SearchShortcut />
      <Shortcut href={href('helpdesk')} icon="message" label={t`Customer support`} className="max-tablet:hidden" />
      <SwitcherButton className="hover:bg-mist max-desktop:hidden" />
      <AccountShortcut />
      <BasketShortcut />
    </div>
  )
}
