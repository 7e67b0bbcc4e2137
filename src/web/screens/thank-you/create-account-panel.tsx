import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CreateAccountOnOrderDocument } from '#generated/documents.ts'
import { FAILURES } from '#shared/failures.ts'
import { findPasswordFailure } from '#shared/validation/password.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { PasswordField } from '../../features/form-fields/password-field.tsx'
import { toFailures } from '../../forms/form-failures.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { useForm } from '../../forms/use-form.ts'
import { startCustomerSession } from '../../session/log-in.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

type CreateAccountPanelProps = { orderUuid: string; email: string }

/** A guest becomes a customer by choosing a password; the order has all other data (spec §6). */
export function CreateAccountPanel({ orderUuid, email }: CreateAccountPanelProps) {
  const [isDone, setDone] = useState(false)
  return (
    <Panel title={isDone ? <Trans>Your account is ready</Trans> : <Trans>Faster next time?</Trans>}>
      {isDone ? <Created email={email} /> : <PasswordForm orderUuid={orderUuid} email={email} onDone={() => setDone(true)} />}
    </Panel>
  )
}

function PasswordForm({ orderUuid, email, onDone }: CreateAccountPanelProps & { onDone: () => void }) {
  const { t } = useLingui()
  const ask = useAsk()
  const href = useHref()
  const router = useRouter()
  const form = useForm({
    initial: { password: '' },
    listFailures: ({ password }) => toFailures({ password: findPasswordFailure(password) }),
    send: async (values) => {
      const variables = { orderUuid, ...values, captchaToken: await solvePuzzle() }
      const { errors } = (await ask(CreateAccountOnOrderDocument, variables)).createAccountOnOrder
      if (errors.length > 0) return errors
      await startCustomerSession(router)
      onDone()
      return []
    },
  })
  const isTaken = typeof form.failure === 'object' && form.failure.code === FAILURES.USER_EXISTS.code
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p className="text-ink-soft">
        <Trans>Choose a password, and this order is the first in your account. We already have the rest.</Trans>
      </p>
      <FailedNotice
        failure={form.failure}
        action={
          isTaken && (
            <Link href={href('login')}>
              <Trans>Log in</Trans>
            </Link>
          )
        }
      />
      {/* A hidden user name, so that the browser saves the password with it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        form={form}
        name="password"
        label={t`Password`}
        hint={t`At least 8 characters. Three or four words in a row are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <Button type="submit" variant="secondary" isLoading={form.isSending} className="self-start">
        <Trans>Create an account</Trans>
      </Button>
    </form>
  )
}

function Created({ email }: { email: string }) {
  const href = useHref()
  return (
    <>
      <Notice tone="success">
        <Trans>You are logged in. We have sent an email to {email}, to confirm that the address is yours.</Trans>
      </Notice>
      <ButtonLink href={href('accountOverview')} variant="secondary" className="self-start">
        <Trans>Go to your account</Trans>
      </ButtonLink>
    </>
  )
}
