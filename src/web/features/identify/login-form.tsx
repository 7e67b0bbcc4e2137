import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { LogInDocument } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { findEmailFailure, findMissingPassword, toFailures } from '../../forms/form-failures.ts'
import { EMAIL_DRAFT } from '../../forms/saved-email.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { useForm } from '../../forms/use-form.ts'
import { startCustomerSession } from '../../session/log-in.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedNotice } from '../feedback/failed-notice.tsx'
import { EmailField } from '../form-fields/email-field.tsx'
import { PasswordField } from '../form-fields/password-field.tsx'
import { withCallback } from './with-callback.ts'

type LoginFormProps = {
  email?: string
  /** The page to return to after a visitor has set a new password first. */
  callback: string | undefined
  onLoggedIn: () => void
}

/** Used on its own page and in a modal. Sending needs an e-mail address, a password and a captcha proof (spec §5). */
export function LoginForm({ email = '', callback, onLoggedIn }: LoginFormProps) {
  const { t } = useLingui()
  const ask = useAsk()
  const href = useHref()
  const router = useRouter()
  const form = useForm({
    initial: { email, password: '' },
    listFailures,
    draft: EMAIL_DRAFT,
    send: async (values) => {
      const captchaToken = await solvePuzzle()
      const { userLoginMutation } = await ask(LogInDocument, { ...values, captchaToken })
      if (userLoginMutation.errors.length > 0) return userLoginMutation.errors
      await startCustomerSession(router)
      onLoggedIn()
      return []
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <EmailField form={form} />
      <div>
        <PasswordField form={form} name="password" label={t`Password`} autoComplete="current-password" />
        <p className="mt-1">
          <Link href={withCallback(href('forgotPassword'), callback)} className="inline-flex min-h-11 items-center">
            <Trans>Forgot your password?</Trans>
          </Link>
        </p>
      </div>
      <Button type="submit" size="large" isWide isLoading={form.isSending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  )
}

function listFailures({ email, password }: { email: string; password: string }): ShopFailure[] {
  return toFailures({ email: findEmailFailure(email), password: findMissingPassword(password) })
}
