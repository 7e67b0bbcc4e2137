import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { logOut } from '../../session/log-out.ts'
import { useFirstName } from '../../session/use-customer.ts'
import { useHref } from '../../session/use-shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { DROPDOWN_LOOK } from './dropdown-look.ts'
import { SHORTCUT_LOOK } from './shortcut.tsx'
import { useMenu } from './use-menu.ts'

/** Opens only for a logged-in customer, and not while a page is loading (spec §4). */
export function AccountMenu({ guestLink }: { guestLink: ReactNode }) {
  const { t } = useLingui()
  const firstName = useFirstName()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const element = useRef<HTMLDivElement>(null)
  const menu = useMenu(element)
  if (firstName === undefined) return guestLink
  return (
    <div ref={element} className="relative">
      <button
        type="button"
        aria-label={t`Account`}
        aria-expanded={menu.isOpen}
        aria-controls="account-menu"
        title={t`Account`}
        onClick={() => !isLoading && menu.toggle()}
        className={SHORTCUT_LOOK}
      >
        <Icon name="user" />
      </button>
      {menu.isOpen && (
        <nav id="account-menu" aria-label={t`Account`} className={`${DROPDOWN_LOOK} right-0`}>
          <p className="px-4 pt-2 pb-1 font-semibold">
            <Trans>Hello {firstName}</Trans>
          </p>
          <AccountLinks />
          <LogOutButton onDone={menu.close} />
        </nav>
      )}
    </div>
  )
}

function AccountLinks() {
  const { t } = useLingui()
  const href = useHref()
  const links: readonly { href: string; icon: IconName; title: string }[] = [
    { href: href('accountOverview'), icon: 'home', title: t`Overview` },
    { href: href('accountOrders'), icon: 'gift', title: t`Orders` },
    { href: href('accountCards'), icon: 'card', title: t`My cards` },
    { href: href('addressBook'), icon: 'pin', title: t`Address book` },
    { href: href('accountDetails'), icon: 'edit', title: t`My details` },
  ]
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className="flex min-h-11 items-center gap-3 rounded-field px-4 font-medium hover:bg-mist">
            <Icon name={link.icon} className="text-accent-deep" />
            {link.title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Ignores presses while the customer is being logged out (spec §4). */
function LogOutButton({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const endSession = async () => {
    setLeaving(true)
    await logOut(router)
    setLeaving(false)
    onDone()
  }
  return (
    <div className="mt-1 border-t border-line pt-1">
      <button
        type="button"
        disabled={isLeaving}
        onClick={() => void endSession()}
        className="flex min-h-11 w-full items-center gap-3 rounded-field px-4 font-medium hover:bg-mist disabled:text-ink-soft"
      >
        <Icon name="logout" className="text-accent-deep" />
        <Trans>Log out</Trans>
      </button>
    </div>
  )
}
