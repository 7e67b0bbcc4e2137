import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { LoginForm } from '#web/features/identify/login-form.tsx'
import { withCallback } from '#web/features/identify/with-callback.ts'
import { useHref } from '#web/session/use-shop.ts'
import { Link } from '#web/ui/link.tsx'
import type { EntryData } from '../load-account.ts'
import { EntryFrame } from './entry-frame.tsx'

/** Spec §4: after the login the account opens, or the page that the visitor came from. */
export function LoginPage({ data: { visitor, callback } }: { data: EntryData }) {
  const href = useHref()
  const { history } = useRouter()
  const confirmsEmail = callback?.startsWith(href('confirmEmail'))
  const isBuying = callback?.split('?')[0] === href('checkout')
  return (
    <EntryFrame
      title={<Trans>Good to see you again</Trans>}
      intro={<Intro purpose={confirmsEmail ? 'confirm' : isBuying ? 'buy' : 'account'} />}
      picture={visitor.storeData.thankYouImage}
      otherWay={
        <p>
          {isBuying ? (
            <Link href={href('checkout')}>
              <Trans>Carry on as a guest</Trans>
            </Link>
          ) : (
            <Trans>
              New here? <Link href={withCallback(href('register'), callback)}>Create an account</Link>
            </Trans>
          )}
        </p>
      }
    >
      {(key) => <LoginForm key={key} callback={callback} onLoggedIn={() => history.push(callback ?? href('accountOverview'))} />}
    </EntryFrame>
  )
}

function Intro({ purpose }: { purpose: 'confirm' | 'buy' | 'account' }) {
  switch (purpose) {
    case 'confirm':
      return <Trans>Log in to the account with the address you want to confirm. One click after that, and it is confirmed.</Trans>
    case 'buy':
      return <Trans>You have an account with us. Log in and your details are filled in, or carry on as a guest.</Trans>
    case 'account':
      return <Trans>Log in to see your orders, or to order with what we know already.</Trans>
  }
}
