import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { RegisterDocument } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { findNameFailure } from '#shared/validation/names.ts'
import { findPasswordFailure } from '#shared/validation/password.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { CheckboxField } from '#web/features/form-fields/checkbox-field.tsx'
import { NewEmailField } from '#web/features/form-fields/new-email-field.tsx'
import { PasswordField } from '#web/features/form-fields/password-field.tsx'
import { TextField } from '#web/features/form-fields/text-field.tsx'
import { withCallback } from '#web/features/identify/with-callback.ts'
import { findEmailFailure, toFailures } from '#web/forms/form-failures.ts'
import { EMAIL_DRAFT } from '#web/forms/saved-email.ts'
import { solvePuzzle } from '#web/forms/solve-puzzle.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { startCustomerSession } from '#web/session/log-in.ts'
import { useAsk, useHref } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { EntryData } from '../load-account.ts'
import { EntryFrame } from './entry-frame.tsx'

export function RegisterPage({ data: { visitor, callback } }: { data: EntryData }) {
  const href = useHref()
  return (
    <EntryFrame
      title={<Trans>Create an account</Trans>}
      intro={<Trans>It takes a minute, and costs nothing.</Trans>}
      picture={visitor.storeData.thankYouImage}
      otherWay={
        <p>
          <Trans>
            Do you have an account? <Link href={withCallback(href('login'), callback)}>Log in</Link>
          </Trans>
        </p>
      }
    >
      {(key) => <RegisterForm key={key} callback={callback} />}
    </EntryFrame>
  )
}

type Values = {
  firstName: string
  lastName: string
  email: string
  password: string
  newsletter: boolean
  acceptTerms: boolean
}

function RegisterForm({ callback }: { callback: string | undefined }) {
  const { t } = useLingui()
  const form = useForm<Values>({
    initial: { firstName: '', lastName: '', email: '', password: '', newsletter: false, acceptTerms: false },
    listFailures,
    draft: EMAIL_DRAFT,
    send: useRegister(callback),
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
        <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
      </div>
      <NewEmailField form={form} hint={t`We’ll send you an email to confirm it`} autoComplete="username" aria-required />
      <PasswordField
        form={form}
        name="password"
        label={t`Password`}
        hint={t`At least 8 characters. Three or four words in a row are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <Choices form={form} />
      <Button type="submit" size="large" isWide isLoading={form.isSending}>
        <Trans>Create an account</Trans>
      </Button>
    </form>
  )
}

function Choices({ form }: { form: Form<Values> }) {
  const { t } = useLingui()
  const href = useHref()
  // The terms open in a new tab, so that the typed text is not lost.
  const newTabLabel = t`opens in a new tab`
  return (
    <div>
      <CheckboxField
        form={form}
        name="newsletter"
        label={<Trans>Send me the newsletter with new cards and good ideas. I can unsubscribe at any time.</Trans>}
      />
      <CheckboxField
        form={form}
        name="acceptTerms"
        aria-required
        label={
          <Trans>
            I agree to the{' '}
            <Link href={href('terms')} newTabLabel={newTabLabel}>
              terms and conditions
            </Link>{' '}
            and have read the{' '}
            <Link href={href('privacy')} newTabLabel={newTabLabel}>
              privacy statement
            </Link>
            .
          </Trans>
        }
      />
    </div>
  )
}

function useRegister(callback: string | undefined) {
  const ask = useAsk()
  const href = useHref()
  const router = useRouter()
  return async (values: Values) => {
    const { registerUser } = await ask(RegisterDocument, { input: values, captchaToken: await solvePuzzle() })
    if (registerUser.errors.length > 0) return registerUser.errors
    await startCustomerSession(router)
    router.history.push(withCallback(href('registerSuccess'), callback))
    return []
  }
}

function listFailures({ firstName, lastName, email, password, acceptTerms }: Values): ShopFailure[] {
  return toFailures({
    firstName: findNameFailure('firstName', firstName),
    lastName: findNameFailure('lastName', lastName),
    email: findEmailFailure(email),
    password: findPasswordFailure(password),
    acceptTerms: acceptTerms ? undefined : 'TERMS_REQUIRED',
  })
}
