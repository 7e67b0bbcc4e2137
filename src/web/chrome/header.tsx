import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Picture } from '../blocks/picture.tsx'
import { useChrome, useHref } from '../client/use-shop.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { GiftCardMenu } from './gift-card-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchForm } from './search-form.tsx'
import { useMenu } from './use-menu.ts'

/** The default header: 80 px high, 30 px more with a decoration (spec §9). */
export function Header() {
  const { storeData } = useChrome()
  return (
    <header className="sticky top-0 z-30 bg-ground shadow-[0_1px_0_var(--color-line)]">
      {storeData.toggles.decoration && (
        <Picture picture={storeData.headerDecoration} decorative priority className="h-7.5 w-full object-cover" />
      )}
      <HeaderBar />
    </header>
  )
}

function HeaderBar() {
  const { storeData } = useChrome()
  const href = useHref()
  const bar = useRef<HTMLDivElement>(null)
  const giftCards = useMenu(bar)
  return (
    <div ref={bar} className="relative">
      <div className="page-width flex h-20 items-center gap-2 desktop:gap-6">
        <MobileMenu />
        <a href={href('home')} className="shrink-0 rounded-field">
          <Picture picture={storeData.mainLogo} priority className="h-11 w-auto tablet:h-14" />
        </a>
        <MainLinks isMenuOpen={giftCards.isOpen} onToggleMenu={giftCards.toggle} />
        <SearchForm className="ml-auto hidden w-full max-w-64 desktop-medium:block" />
        <Shortcuts />
      </div>
      {giftCards.isOpen && <GiftCardMenu />}
    </div>
  )
}

type MainLinksProps = { isMenuOpen: boolean; onToggleMenu: () => void }

const MAIN_LINK =
  'flex min-h-11 items-center gap-1.5 rounded-button px-3 font-semibold whitespace-nowrap transition-colors hover:bg-mist desktop-medium:px-3.5'

function MainLinks({ isMenuOpen, onToggleMenu }: MainLinksProps) {
  const { storeData } = useChrome()
  const { t } = useLingui()
  const href = useHref()
  return (
    <nav aria-label={t`Main`} className="hidden items-center text-[0.9375rem] desktop:flex">
      <a
        href={href('giftCards')}
        aria-expanded={isMenuOpen}
        aria-controls="gift-card-menu"
        onClick={(event) => {
          event.preventDefault()
          onToggleMenu()
        }}
        className={MAIN_LINK}
      >
        <Trans>Gift cards</Trans>
        <Icon name={isMenuOpen ? 'chevron-up' : 'chevron-down'} className="size-4" />
      </a>
      <a href={href('occasions')} className={MAIN_LINK}>
        <Trans>Occasions</Trans>
      </a>
      {storeData.toggles.choiceGiftCardLink && (
        <a href={href('choiceGiftCard')} className={MAIN_LINK}>
          <Trans>Choice Gift Card</Trans>
        </a>
      )}
      <a href={href('balance')} className={MAIN_LINK}>
        <Trans>Redeem</Trans>
      </a>
      <a href={href('business')} className={MAIN_LINK}>
        <Trans>Business</Trans>
      </a>
    </nav>
  )
}

function Shortcuts() {
  const { t } = useLingui()
  const href = useHref()
  return (
    <div className="ml-auto flex items-center desktop-medium:ml-0">
      <Shortcut href={href('giftCards')} icon="search" label={t`Search`} className="desktop-medium:hidden" />
      <Shortcut href={href('helpdesk')} icon="message" label={t`Customer support`} className="hidden tablet:grid" />
      <Shortcut href={href('account')} icon="user" label={t`Account`} />
      <Shortcut href={href('cart')} icon="basket" label={t`Basket`} />
    </div>
  )
}

type ShortcutProps = { href: string; icon: IconName; label: string; className?: string }

function Shortcut({ href, icon, label, className = 'grid' }: ShortcutProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      className={`${className.includes('grid') ? '' : 'grid'} size-11 place-items-center rounded-full transition-colors hover:bg-mist ${className}`}
    >
      <Icon name={icon} />
    </a>
  )
}
