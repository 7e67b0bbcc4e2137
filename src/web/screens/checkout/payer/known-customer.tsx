import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { IdentifyCustomerDocument, LogInDocument } from '#generated/documents.ts'
import { isSameMailbox } from '#shared/validation/email.ts'
import { readDraft, saveDraft } from '#web/features/checkout/checkout-draft.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { PasswordField } from '#web/features/form-fields/password-field.tsx'
import { withCallback } from '#web/features/identify/with-callback.ts'
import { findEmailFailure, findMissingPassword, toFailures } from '#web/forms/form-failures.ts'
import { solvePuzzle } from '#web/forms/solve-puzzle.ts'
import { useForm } from '#web/forms/use-form.ts'
import { startCustomerSession } from '#web/session/log-in.ts'
import { useAsk, useHref } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import type { PayerForm } from './use-payer-form.ts'

type KnownCustomerProps = { form: PayerForm; checkout: Checkout; className: string }

/** A guest whose e-mail address belongs to an account may log in here, without leaving the checkout (spec §4, identify flow). */
export function KnownCustomer({ form, checkout, className }: KnownCustomerProps) {
  const { email } = form.values
  const isKnown = useIsKnown(checkout.profile ? '' : email.trim())
  return (
    <div className={classNames(className, isKnown ? 'flex flex-col gap-4 rounded-field bg-mist p-4' : 'hidden')}>
      <p role="status">
        {isKnown && (
          <>
            <strong className="block">
              <Trans>Good to see you again</Trans>
            </strong>
            <Trans>Log in and your details are filled in, or carry on as a guest.</Trans>
          </>
        )}
      </p>
      {isKnown && <LogInHere key={email} email={email} checkout={checkout} />}
    </div>
  )
}

/** Waits until typing has stopped, because the shop limits how often a visitor may ask. */
const TYPED_MS = 1_000

/** Whether an account has this e-mail address. Each address is looked up once; without an answer, no login is offered. */
function useIsKnown(email: string): boolean {
  const ask = useAsk()
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    if (findEmailFailure(email) || isSameMailbox(readDraft().identified ?? '', email)) return
    let isWanted = true
    const look = async () => {
      const { checkUserExist } = await ask(IdentifyCustomerDocument, { email, captchaToken: await solvePuzzle() })
      if (!isWanted || checkUserExist.errors.length > 0) return
      if (checkUserExist.status) setKnown(email)
      else saveDraft({ identified: email })
    }
    const timer = setTimeout(() => void look().catch(() => undefined), TYPED_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [ask, email])
  return known !== undefined && isSameMailbox(known, email)
}

/** Not a form of its own, because it is inside the buyer's form. */
function LogInHere({ email, checkout }: { email: string; checkout: Checkout }) {
  const { t } = useLingui()
  const href = useHref()
  const ask = useAsk()
  const router = useRouter()
  const form = useForm({
    initial: { password: '' },
    listFailures: ({ password }) => toFailures({ password: findMissingPassword(password) }),
    mode: 'onSend',
    send: async ({ password }) => {
      const { userLoginMutation } = await ask(LogInDocument, { email, password, captchaToken: await solvePuzzle() })
      if (userLoginMutation.errors.length > 0) return userLoginMutation.errors
      // The customer's profile is better than what a guest has typed so far.
      saveDraft({ yourData: undefined })
      await startCustomerSession(router)
      await checkout.reload()
      return []
    },
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Enter sends the password, not the order.
    event.preventDefault()
    void form.send()
  }
  return (
    <fieldset aria-label={t`Log in`} onKeyDown={press} className="flex min-w-0 flex-col gap-4">
      <FailedNotice failure={form.failure} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <PasswordField form={form} name="password" label={t`Password`} autoComplete="current-password" className="grow" />
        <Button variant="secondary" isLoading={form.isSending} onClick={() => void form.send()}>
          <Trans>Log in</Trans>
        </Button>
      </div>
      <Link href={withCallback(href('forgotPassword'), href('checkout'))}>
        <Trans>Forgot your password?</Trans>
      </Link>
    </fieldset>
  )
}
