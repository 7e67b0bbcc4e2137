import { Trans } from '@lingui/react/macro'
import { MessagePage } from '#web/features/feedback/message-page.tsx'
import { readEmail } from '#web/forms/saved-email.ts'
import { useHref } from '#web/session/use-shop.ts'
import { useHydrated } from '#web/ssr/use-hydrated.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { EntryData } from '../load-account.ts'
import { ResendButton } from './resend-button.tsx'

export function RegisterSuccess({ data: { visitor, callback } }: { data: EntryData }) {
  const href = useHref()
  const profile = visitor.getUserInfo.user?.mainProfile
  const firstName = profile?.firstName ?? ''
  const email = profile?.email ?? ''
  return (
    <MessagePage
      icon="check"
      tone="success"
      title={<Trans>Welcome, {firstName}!</Trans>}
      body={!profile?.isEmailConfirmed && <ResendButton />}
      actions={
        <>
          <ButtonLink href={callback ?? href('accountOverview')}>
            {callback ? <Trans>Continue</Trans> : <Trans>Go to your account</Trans>}
          </ButtonLink>
          <ButtonLink href={href('giftCards')} variant="secondary">
            <Trans>View all gift cards</Trans>
          </ButtonLink>
        </>
      }
    >
      {profile?.isEmailConfirmed ? (
        <Trans>Your account is ready.</Trans>
      ) : (
        <Trans>Your account is ready. We’ve sent an email to {email}: open the link in it to see your earlier orders here.</Trans>
      )}
    </MessagePage>
  )
}

/** Says the same for every address, so that only the owner of the mailbox learns whether there is an account. */
export function ForgotPasswordSuccess() {
  const href = useHref()
  const isHydrated = useHydrated()
  const email = isHydrated ? readEmail() : ''
  return (
    <MessagePage
      icon="mail"
      title={<Trans>Check your inbox</Trans>}
      actions={
        <>
          <ButtonLink href={href('login')}>
            <Trans>Back to log in</Trans>
          </ButtonLink>
          <ButtonLink href={href('forgotPassword')} variant="secondary">
            <Trans>Send it again</Trans>
          </ButtonLink>
        </>
      }
    >
      {email ? (
        <Trans>If {email} has an account here, an email with a link is on its way. The link works once, for an hour.</Trans>
      ) : (
        <Trans>If your address has an account here, an email with a link is on its way. The link works once, for an hour.</Trans>
      )}
    </MessagePage>
  )
}

export function NewPasswordSuccess() {
  const href = useHref()
  return (
    <MessagePage
      icon="lock"
      tone="success"
      title={<Trans>Your new password is saved</Trans>}
      actions={
        <>
          <ButtonLink href={href('accountOverview')}>
            <Trans>Go to your account</Trans>
          </ButtonLink>
          <ButtonLink href={href('giftCards')} variant="secondary">
            <Trans>View all gift cards</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>You are logged in here. Everywhere else you have been logged out, to be on the safe side.</Trans>
    </MessagePage>
  )
}

/** There is no account to log in to any more, so it links to the shop. */
export function AccountDeleted() {
  const href = useHref()
  return (
    <MessagePage
      icon="check"
      tone="success"
      title={<Trans>Your account has been deleted</Trans>}
      actions={
        <>
          <ButtonLink href={href('home')}>
            <Trans>Go to the home page</Trans>
          </ButtonLink>
          <ButtonLink href={href('contact')} variant="secondary">
            <Trans>Ask us</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>We have emailed you a confirmation. Gifts that are on their way still arrive. Thank you for being with us.</Trans>
    </MessagePage>
  )
}
