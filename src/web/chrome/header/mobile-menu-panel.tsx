import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CategoryIcon } from '../../blocks/category-icon.tsx'
import { countryName, languageName } from '../../i18n/place-names.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useChrome, useHref, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SearchForm } from '../search-form.tsx'

/** How many categories a phone shows before "View all categories" (spec §9). */
const SHOWN_CATEGORIES = 6

export function MobileMenuPanel() {
  return (
    <div
      id="mobile-menu"
      className="absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-y-auto border-t border-line bg-ground pb-10"
    >
      <div className="page-width flex flex-col gap-8 pt-6">
        <SearchForm />
        <MobileCategories />
        <MobileLinks />
      </div>
    </div>
  )
}

function MobileCategories() {
  const { categoryMenu } = useChrome()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? categoryMenu : categoryMenu.slice(0, SHOWN_CATEGORIES)
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-subheading">
        <Trans>Gift cards</Trans>
      </h2>
      <ul>
        {shown.map((category) => (
          <li key={category.id}>
            <a href={category.path} className="flex min-h-12 items-center gap-3 border-b border-line py-2 font-medium">
              {category.icon && <CategoryIcon icon={category.icon} />}
              {category.title}
              <Icon name="chevron-right" className="ml-auto size-4 text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
      {categoryMenu.length > SHOWN_CATEGORIES && (
        <Button variant="secondary" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? <Trans>View fewer categories</Trans> : <Trans>View all categories</Trans>}
        </Button>
      )}
    </div>
  )
}

function MobileLinks() {
  const { storeData } = useChrome()
  const { t } = useLingui()
  const href = useHref()
  const links: readonly { href: string; icon: IconName; title: string }[] = [
    { href: href('occasions'), icon: 'calendar', title: t`Occasions` },
    ...(storeData.toggles.choiceGiftCardLink
      ? ([{ href: href('choiceGiftCard'), icon: 'sparkle', title: t`Choice Gift Card` }] as const)
      : []),
    { href: href('balance'), icon: 'card', title: t`Choice Redeem Gift Card` },
    { href: href('business'), icon: 'building', title: t`Business` },
    { href: href('helpdesk'), icon: 'message', title: t`Customer support` },
    { href: href('account'), icon: 'user', title: t`Account` },
  ]
  return (
    <nav aria-label={t`Main`}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="flex min-h-12 items-center gap-3.5 font-semibold">
              <Icon name={link.icon} className="text-accent-deep" />
              {link.title}
            </a>
          </li>
        ))}
        <li>
          <LanguageItem />
        </li>
      </ul>
    </nav>
  )
}

function LanguageItem() {
  const { countryCode, textLanguage, locale } = useShop()
  return (
    <button
      type="button"
      onClick={() => openModal({ name: 'storeSwitcher' })}
      className="flex min-h-12 w-full items-center gap-3.5 text-left font-semibold"
    >
      <Icon name="globe" className="text-accent-deep" />
      {countryName(countryCode, locale)} · {languageName(textLanguage, locale)}
    </button>
  )
}
