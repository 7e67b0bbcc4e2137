import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AccountUserFragment } from '#generated/documents.ts'
import type { RouteName } from '#shared/paths.ts'
import { HydratedForm } from '#web/features/form-fields/hydrated-form.tsx'
import { logOut } from '#web/session/log-out.ts'
import { useHref } from '#web/session/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ResendButton } from '../entry/resend-button.tsx'

type AreaFrameProps = {
  current: RouteName
  user: AccountUserFragment
  title: ReactNode
  /** A button beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** The account, with its pages at the side, or in a row on small screens. */
export function AreaFrame({ current, user, title, action, children }: AreaFrameProps) {
  return (
    <div className="grow bg-mist">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-6 py-6 desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:gap-10 desktop:py-12">
        <AreaNavigation current={current} />
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="text-heading desktop:text-title">{title}</h1>
            {action}
          </div>
          <UnconfirmedNotice user={user} />
          <HydratedForm
            reason={
              <Trans>
                To change something here, please allow JavaScript for this site. Our customer support helps you without, too.
              </Trans>
            }
          >
            {() => children}
          </HydratedForm>
        </div>
      </div>
    </div>
  )
}

function AreaNavigation({ current }: { current: RouteName }) {
  const { t } = useLingui()
  const href = useHref()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2
  }, [])
  const pages: readonly { route: RouteName; icon: IconName; title: string }[] = [
    { route: 'accountOverview', icon: 'home', title: t`Overview` },
    { route: 'accountOrders', icon: 'gift', title: t`Orders` },
    { route: 'accountCards', icon: 'card', title: t`My cards` },
    { route: 'addressBook', icon: 'pin', title: t`Address book` },
    { route: 'accountDetails', icon: 'edit', title: t`My details` },
  ]
  return (
    <nav
      aria-label={t`Your account`}
      className="max-desktop:-mx-[clamp(1.25rem,4vw,2.5rem)] max-desktop:border-b max-desktop:border-line desktop:sticky desktop:top-28 desktop:rounded-card desktop:bg-surface desktop:p-2 desktop:shadow-card"
    >
      <ul
        ref={list}
        className="scrollbar-none relative flex gap-1 overflow-x-auto max-desktop:px-[clamp(1.25rem,4vw,2.5rem)] desktop:flex-col"
      >
        {pages.map(({ route, icon, title }) => (
          <li key={route} className="shrink-0">
            <a href={href(route)} aria-current={route === current ? 'page' : undefined} className={LINK_LOOK}>
              <Icon name={icon} className="max-desktop:hidden" />
              {title}
            </a>
          </li>
        ))}
        <li className="shrink-0 desktop:mt-1 desktop:border-t desktop:border-line desktop:pt-1">
          <LogOutButton />
        </li>
      </ul>
    </nav>
  )
}

const LINK_LOOK = classNames(
  'flex min-h-12 items-center gap-3 px-3 font-semibold whitespace-nowrap -outline-offset-2 transition-colors',
  'max-desktop:border-b-[3px] max-desktop:border-transparent max-desktop:aria-[current]:border-accent-deep',
  'desktop:rounded-field desktop:px-4 desktop:hover:bg-mist desktop:aria-[current]:bg-accent-pale aria-[current]:text-accent-deep',
)

function LogOutButton() {
  const router = useRouter()
  const [isLoggingOut, setLoggingOut] = useState(false)
  const endSession = async () => {
    setLoggingOut(true)
    await logOut(router)
    setLoggingOut(false)
  }
  return (
    <button
      type="button"
      disabled={isLoggingOut}
      onClick={() => void endSession()}
      className={classNames(LINK_LOOK, 'w-full disabled:text-ink-soft')}
    >
      <Icon name="logout" className="max-desktop:hidden" />
      <Trans>Log out</Trans>
    </button>
  )
}

/** Orders and gifts of an e-mail address are hidden until it is confirmed. */
function UnconfirmedNotice({ user: { mainProfile } }: { user: AccountUserFragment }) {
  const email = mainProfile.newEmail ?? mainProfile.email
  if (mainProfile.isEmailConfirmed && !mainProfile.newEmail) return null
  return (
    <Notice tone="warning" title={<Trans>Confirm your email address</Trans>} action={<ResendButton />}>
      {mainProfile.newEmail ? (
        <Trans>We have sent an email to {email}. Until you open its link, your old address stays.</Trans>
      ) : (
        <Trans>
          We have sent an email to {email}. Open its link, and earlier orders and the gifts you were sent appear here.
        </Trans>
      )}
    </Notice>
  )
}
