import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { SESSION_HINT_COOKIE } from '#shared/hint-cookies.ts'
import { useHref } from '../../session/use-shop.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import { Shortcut } from './shortcut.tsx'

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** A link to the account. A visitor who seems to be logged in gets a menu instead, which is loaded after the page. */
export function AccountShortcut() {
  const { t } = useLingui()
  const href = useHref()
  const isHydrated = useHydrated()
  const link = <Shortcut href={href('account')} icon="user" label={t`Account`} />
  if (!isHydrated || !document.cookie.includes(`${SESSION_HINT_COOKIE}=`)) return link
  return (
    <Suspense fallback={link}>
      <AccountMenu guestLink={link} />
    </Suspense>
  )
}
