import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useChrome, useHref } from '../../session/use-shop.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import type { MainHeaderKind } from './choose-header.ts'
import { type Menu, useMenu } from './use-menu.ts'

const loadBusinessMenu = () => import('./business-menu.tsx')
const BusinessMenu = lazy(async () => ({ default: (await loadBusinessMenu()).BusinessMenu }))
const loadGiftCardMenu = () => import('./gift-card-menu.tsx')
const GiftCardMenu = lazy(async () => ({ default: (await loadGiftCardMenu()).GiftCardMenu }))

const MAIN_LINK =
  'flex min-h-11 items-center gap-1.5 rounded-button px-2.5 font-semibold whitespace-nowrap transition-colors hover:bg-mist min-[90rem]:px-3.5'

/** In header v3 "Business" is a menu; on the business storefront it comes first (spec §2). */
export function MainLinks({ kind }: { kind: MainHeaderKind }) {
  const { storeData } = useChrome()
  const { t } = useLingui()
  const href = useHref()
  return (
    <nav aria-label={t`Main`} className="hidden items-center text-[0.9375rem] desktop:flex">
      {kind === 'business-v3' && <BusinessDropdown />}
      <GiftCardDropdown />
      <a href={href('occasions')} className={MAIN_LINK}>
        <Trans>Occasions</Trans>
      </a>
      {storeData.toggles.choiceGiftCardLink && (
        <a href={href('choiceGiftCard')} className={MAIN_LINK}>
          <Trans>Choice Gift Card</Trans>
        </a>
      )}
      <RedeemLink href={href('balance')} />
      {kind === 'v3' && <BusinessDropdown />}
      {kind === 'default' && (
        <a href={href('business')} className={MAIN_LINK}>
          <Trans>Business</Trans>
        </a>
      )}
    </nav>
  )
}

/** A link to the balance check, with its full name where there is room (from 1280 px). */
export function RedeemLink({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <a href={href} className={MAIN_LINK}>
      <span className="desktop-medium:hidden">{t`Redeem`}</span>
      <span className="max-desktop-medium:hidden">{t`Choice Redeem Gift Card`}</span>
    </a>
  )
}

function GiftCardDropdown() {
  const href = useHref()
  const element = useRef<HTMLDivElement>(null)
  const menu = useMenu(element)
  return (
    <div ref={element}>
      <MenuTrigger href={href('giftCards')} controls="gift-card-menu" menu={menu} onNear={loadGiftCardMenu}>
        <Trans>Gift cards</Trans>
      </MenuTrigger>
      {menu.isOpen && (
        <Suspense>
          <GiftCardMenu />
        </Suspense>
      )}
    </div>
  )
}

function BusinessDropdown() {
  const { businessMenu } = useChrome().storeData.menus
  const href = useHref()
  const element = useRef<HTMLDivElement>(null)
  const menu = useMenu(element)
  return (
    <div ref={element} className="relative">
      <MenuTrigger href={href('business')} controls="business-menu" menu={menu} onNear={loadBusinessMenu}>
        {businessMenu.title}
      </MenuTrigger>
      {menu.isOpen && (
        <Suspense>
          <BusinessMenu id="business-menu" />
        </Suspense>
      )}
    </div>
  )
}

type MenuTriggerProps = { href: string; controls: string; menu: Menu; onNear: () => void; children: ReactNode }

/** A link to the same pages until the script has loaded, then a button that opens a menu. */
function MenuTrigger({ href, controls, menu, onNear, children }: MenuTriggerProps) {
  const isHydrated = useHydrated()
  return (
    <a
      href={href}
      role={isHydrated ? 'button' : undefined}
      aria-expanded={isHydrated ? menu.isOpen : undefined}
      aria-controls={isHydrated ? controls : undefined}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        menu.toggle()
      }}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        event.preventDefault()
        menu.toggle()
      }}
      className={MAIN_LINK}
    >
      {children}
      <Icon name={menu.isOpen ? 'chevron-up' : 'chevron-down'} className="size-4" />
    </a>
  )
}
