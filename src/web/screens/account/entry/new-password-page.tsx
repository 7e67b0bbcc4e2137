import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { NewPasswordDocument } from '#generated/documents.ts'
import { FAILURES, type ShopFailure } from '#shared/failures.ts'
import { findPasswordConfirmationFailure, findPasswordFailure } from '#shared/validation/password.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { MessagePage } from '#web/features/feedback/message-page.tsx'
import { PasswordField } from '#web/features/form-fields/password-field.tsx'
import { toFailures } from '#web/forms/form-failures.ts'
import { useForm } from '#web/forms/use-form.ts'
import { startCustomerSession } from '#web/session/log-in.ts'
import { useAsk, useHref } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { EntryData } from '../load-account.ts'
import { EntryFrame } from './entry-frame.tsx'

/** Opened by the link in the mail, which works once and for an hour (spec §4). */
export function NewPasswordPage({ data: { visitor, token } }: { data: EntryData }) {
  if (visitor.getUserInfo.user) return <LoggedInAlready />
  if (!token) return <IncompleteLink />
  return (
    <EntryFrame
      title={<Trans>Choose a new password</Trans>}
      intro={<Trans>You are logged in here afterwards, and logged out everywhere else.</Trans>}
      picture={visitor.storeData.thankYouImage}
    >
      {(key) => <NewPasswordForm key={key} token={token} />}
    </EntryFrame>
  )
}

type Values = { password: string; passwordConfirmation: string }

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useLingui()
  const ask = useAsk()
  const href = useHref()
  const router = useRouter()
  const form = useForm<Values>({
    initial: { password: '', passwordConfirmation: '' },
    listFailures,
    send: async (values) => {
      const { errors } = (await ask(NewPasswordDocument, { token, ...values })).newPassword
      if (errors.length > 0) return errors
      await startCustomerSession(router)
      router.history.replace(href('newPasswordSuccess'))
      return []
    },
  })
  const isExpired = typeof form.failure === 'object' && form.failure.code === FAILURES.LINK_EXPIRED.code
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice
        failure={form.failure}
        action={
          isExpired && (
            <Link href={href('forgotPassword')}>
              <Trans>Send me a new link</Trans>
            </Link>
          )
        }
      />
      <PasswordField
        form={form}
        name="password"
        label={t`New password`}
        hint={t`At least 8 characters. Three or four words in a row are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <PasswordField form={form} name="passwordConfirmation" label={t`New password again`} autoComplete="new-password" />
      <Button type="submit" size="large" isWide isLoading={form.isSending}>
        <Trans>Save and log in</Trans>
      </Button>
    </form>
  )
}

function listFailures({ password, passwordConfirmation }: Values): ShopFailure[] {
  return toFailures({
    password: findPasswordFailure(password),
    passwordConfirmation: findPasswordConfirmationFailure(password, passwordConfirmation),
  })
}

/** Spec §6: a logged-in customer cannot reset the password, only change it. */
function LoggedInAlready() {
  const href = useHref()
  return (
    <MessagePage
      icon="user"
      title={<Trans>You are already logged in</Trans>}
      actions={
        <ButtonLink href={href('accountDetails')}>
          <Trans>Go to your data</Trans>
        </ButtonLink>
      }
    >
      <Trans>There you can change your password with your current one. To use the link in the email, log out first.</Trans>
    </MessagePage>
  )
}

function IncompleteLink() {
  const href = useHref()
  return (
    <MessagePage
      icon="mail"
      title={<Trans>This link is not complete</Trans>}
      actions={
        <ButtonLink href={href('forgotPassword')}>
          <Trans>Send me a new link</Trans>
        </ButtonLink>
      }
    >
      <Trans>Open the link in the email again, or let us send you a new one.</Trans>
    </MessagePage>
  )
}
