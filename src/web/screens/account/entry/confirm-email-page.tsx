import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type AccountVisitorQuery, ConfirmEmailDocument } from '#generated/documents.ts'
import { FAILURES } from '#shared/failures.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { MessagePage } from '#web/features/feedback/message-page.tsx'
import { NeedsScript } from '#web/features/form-fields/hydrated-form.tsx'
import { withCallback } from '#web/features/identify/with-callback.ts'
import { useSending } from '#web/forms/use-sending.ts'
import { logOut } from '#web/session/log-out.ts'
import { useAsk, useHref } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { EntryData } from '../load-account.ts'

type Profile = NonNullable<AccountVisitorQuery['getUserInfo']['user']>['mainProfile']

/**
 * A customer who is logged in to this account confirms with one click. Other visitors log in first: somebody else may have registered with their
 * address.
 */
export function ConfirmEmailPage({ data: { visitor, token = '' } }: { data: EntryData }) {
  const profile = visitor.getUserInfo.user?.mainProfile
  return profile ? <ConfirmEmail token={token} profile={profile} /> : <LogInFirst token={token} />
}

/** Opening a link changes nothing, because mail scanners open all of them; the button confirms. */
function ConfirmEmail({ token, profile }: { token: string; profile: Profile }) {
  const ask = useAsk()
  const router = useRouter()
  const [email, setEmail] = useState<string>()
  const { isSending, failure, send } = useSending()
  const confirm = () =>
    send(async () => {
      const { email: confirmed, errors } = (await ask(ConfirmEmailDocument, { token })).confirmEmail
      router.clearCache()
      // The session has ended, so the page shows its logged-out view.
      if (errors[0]?.code === FAILURES.NOT_LOGGED_IN.code) {
        await router.invalidate()
        return []
      }
      // The button was pressed twice, or an old mail was opened again.
      const isDone = errors[0]?.code === FAILURES.LINK_EXPIRED.code && profile.isEmailConfirmed && !profile.newEmail
      if (errors[0] && !isDone) return errors
      setEmail(confirmed ?? profile.email)
      return []
    })
  const isWrongAccount = typeof failure === 'object' && failure.code === FAILURES.LINK_NOT_YOURS.code
  if (email !== undefined) return <Confirmed email={email} />
  return (
    <MessagePage
      icon="mail"
      title={<Trans>Confirm your email address</Trans>}
      body={
        <FailedNotice
          failure={failure}
          action={
            isWrongAccount && (
              <Button variant="secondary" size="small" onClick={() => void logOut(router)}>
                <Trans>Log out</Trans>
              </Button>
            )
          }
        />
      }
      actions={
        <>
          <Button size="large" isLoading={isSending} onClick={() => void confirm()}>
            <Trans>Yes, this is my address</Trans>
          </Button>
          <NeedsScript>
            <Trans>Please allow JavaScript for this site to confirm it.</Trans>
          </NeedsScript>
        </>
      }
    >
      <Trans>One click, and everything that belongs to this address is yours: earlier orders and gifts you were sent.</Trans>
    </MessagePage>
  )
}

/** The login returns to this link. A visitor who sets a new password needs the link no more: the password mail also confirms the address. */
function LogInFirst({ token }: { token: string }) {
  const href = useHref()
  const link = `${href('confirmEmail')}?${new URLSearchParams({ token })}`
  return (
    <MessagePage
      icon="lock"
      title={<Trans>Log in to confirm your email address</Trans>}
      body={
        <p>
          <Trans>
            Did you not register here, or have you forgotten your password? Choose a new one: we send you a link, and anyone who
            is logged in to the account now is logged out. If you do nothing, nobody sees anything of yours.
          </Trans>
        </p>
      }
      actions={
        <>
          <ButtonLink href={withCallback(href('login'), link)}>
            <Trans>Log in</Trans>
          </ButtonLink>
          <ButtonLink href={href('forgotPassword')} variant="secondary">
            <Trans>Choose a new password</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Once an address is confirmed, its account shows the orders and gift cards that belong to it. Please log in to that account
        first, so that nobody who registered with your address gets to see yours.
      </Trans>
    </MessagePage>
  )
}

function Confirmed({ email }: { email: string }) {
  const href = useHref()
  return (
    <MessagePage
      icon="check"
      tone="success"
      title={<Trans>Your email address is confirmed</Trans>}
      actions={
        <ButtonLink href={href('accountOverview')}>
          <Trans>Go to your account</Trans>
        </ButtonLink>
      }
    >
      <Trans>{email} is yours. What was ordered with it before is in your account now.</Trans>
    </MessagePage>
  )
}
