import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AccountUserFragment, ChangeEmailDocument } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { NewEmailField } from '#web/features/form-fields/new-email-field.tsx'
import { PasswordField } from '#web/features/form-fields/password-field.tsx'
import { findEmailFailure, findMissingPassword, toFailures } from '#web/forms/form-failures.ts'
import { solvePuzzle } from '#web/forms/solve-puzzle.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type EmailPanelProps = { user: AccountUserFragment; onChange: (user: AccountUserFragment) => void }

/** A new e-mail address replaces the old one after the customer has confirmed it. */
export function EmailPanel({ user, onChange }: EmailPanelProps) {
  const { email, isEmailConfirmed } = user.mainProfile
  const [isChanging, setChanging] = useState(false)
  const changed = (known: AccountUserFragment) => {
    setChanging(false)
    onChange(known)
  }
  return (
    <Panel
      title={<Trans>Email address</Trans>}
      aside={
        isEmailConfirmed && (
          <Badge tone="success" icon="check">
            <Trans>Confirmed</Trans>
          </Badge>
        )
      }
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      {isChanging ? (
        <EmailForm onChanged={changed} onCancel={() => setChanging(false)} />
      ) : (
        <Button variant="secondary" size="small" leadingIcon="edit" onClick={() => setChanging(true)} className="self-start">
          <Trans>Change the address</Trans>
        </Button>
      )}
    </Panel>
  )
}

type Values = { email: string; password: string }
type EmailFormProps = { onChanged: (user: AccountUserFragment) => void; onCancel: () => void }

function EmailForm({ onChanged, onCancel }: EmailFormProps) {
  const { t } = useLingui()
  const ask = useAsk()
  const form = useForm<Values>({
    initial: { email: '', password: '' },
    listFailures,
    send: async (values) => {
      const variables = { ...values, captchaToken: await solvePuzzle() }
      const { user, errors } = (await ask(ChangeEmailDocument, variables)).changeEmail
      if (user && errors.length === 0) onChanged(user)
      return errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <NewEmailField form={form} label={t`New email address`} hint={t`We’ll send you an email to confirm it`} aria-required />
        <PasswordField form={form} name="password" label={t`Your password`} autoComplete="current-password" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={form.isSending}>
          <Trans>Change the address</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function listFailures({ email, password }: Values): ShopFailure[] {
  return toFailures({ email: findEmailFailure(email), password: findMissingPassword(password) })
}
