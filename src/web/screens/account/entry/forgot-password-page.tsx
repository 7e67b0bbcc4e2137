import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ForgotPasswordDocument } from '#generated/documents.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { EmailField } from '#web/features/form-fields/email-field.tsx'
import { withCallback } from '#web/features/identify/with-callback.ts'
import { findEmailFailure, toFailures } from '#web/forms/form-failures.ts'
import { EMAIL_DRAFT } from '#web/forms/saved-email.ts'
import { solvePuzzle } from '#web/forms/solve-puzzle.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useAsk, useHref } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { EntryData } from '../load-account.ts'
import { EntryFrame } from './entry-frame.tsx'

export function ForgotPasswordPage({ data: { visitor, callback } }: { data: EntryData }) {
  const href = useHref()
  return (
    <EntryFrame
      title={<Trans>Forgot your password?</Trans>}
      intro={<Trans>That happens. We send you a link to choose a new one.</Trans>}
      picture={visitor.storeData.thankYouImage}
      otherWay={
        <p>
          <Trans>
            Have you remembered it? <Link href={withCallback(href('login'), callback)}>Log in</Link>
          </Trans>
        </p>
      }
    >
      {(key) => <ForgotForm key={key} />}
    </EntryFrame>
  )
}

function ForgotForm() {
  const ask = useAsk()
  const href = useHref()
  const { history } = useRouter()
  const form = useForm({
    initial: { email: '' },
    listFailures: ({ email }) => toFailures({ email: findEmailFailure(email) }),
    draft: EMAIL_DRAFT,
    send: async (values) => {
      const variables = { email: values.email.trim(), captchaToken: await solvePuzzle() }
      const { errors } = (await ask(ForgotPasswordDocument, variables)).forgotPassword
      if (errors.length === 0) history.push(href('forgotPasswordSuccess'))
      return errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <EmailField form={form} />
      <Button type="submit" size="large" isWide isLoading={form.isSending}>
        <Trans>Send me a link</Trans>
      </Button>
    </form>
  )
}
