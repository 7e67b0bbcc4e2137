import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { SubscribeNewsletterDocument } from '#generated/documents.ts'
import type { NewsletterResult } from '#shared/newsletter-result.ts'
import { findEmailFailure, toFailures } from '../../forms/form-failures.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { useForm } from '../../forms/use-form.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type NewsletterFormProps = {
  /** The result of the form when it was sent without script, and the address typed in it. */ result?: NewsletterResult
  email?: string
  /** For a form that is hydrated on its own, where generated ids would differ from the server's. */
  fieldId?: string
}

/** Without script it is a plain form, and its response is a page. */
export function NewsletterForm({ result, email = '', fieldId }: NewsletterFormProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const ask = useAsk()
  const [isSent, setSent] = useState(result === 'sent')
  const [initial] = useState({ email })
  const form = useForm({
    initial,
    draft: TYPED_BEFORE,
    listFailures: (values) => toFailures({ email: findEmailFailure(values.email) }),
    send: async (values) => {
      const variables = { email: values.email, captchaToken: await solvePuzzle() }
      const { errors } = (await ask(SubscribeNewsletterDocument, variables)).subscribeNewsletter
      setSent(errors.length === 0)
      return errors
    },
  })
  // A browser without Web Crypto cannot solve the puzzle, so the form is posted as it is without script.
  const submit = (event: FormEvent) => {
    if (isSecureContext || !form.check()) void form.send(event)
  }
  const results: Partial<Record<NewsletterResult, string>> = {
    required: t`Entering your email address is required`,
    invalid: t`The email address entered is incorrect`,
    limited: t`Too many attempts have been made. Please try again later.`,
  }
  const isLimited = typeof form.failure === 'object' && form.failure.code === RATE_LIMITED
  const failed = isLimited ? results.limited : form.failure && t`Something went wrong. Please try again.`
  const answered = form.values === initial && !form.isSending && result ? results[result] : undefined
  return (
    <>
      {!isSent && (
        <form
          {...form.props}
          method="post"
          action="/newsletter/"
          noValidate
          onSubmit={submit}
          className="flex flex-wrap items-start gap-3"
        >
          <Field
            id={fieldId}
            label={t`Your email address`}
            isLabelHidden
            placeholder={t`Your email address`}
            type="email"
            name="email"
            autoComplete="email"
            value={form.values.email}
            onChange={(event) => form.change({ email: event.target.value })}
            onBlur={() => form.blur('email')}
            error={form.errorOf('email') ?? failed ?? answered}
            className="min-w-56 grow"
          />
          <input type="hidden" name="language" value={language} />
          {/* A hidden field for bots, which fill in every field. */}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
          <Button type="submit" isLoading={form.isSending} className="min-h-13 max-tablet:w-full">
            <Trans>Subscribe</Trans>
          </Button>
        </form>
      )}
      <p role="status" className="font-semibold text-success empty:hidden">
        {isSent && <Trans>Almost there: open the link in the email we have just sent you.</Trans>}
      </p>
    </>
  )
}

/** Spec §8. Importing the table of failures would add that table to the footer's code. */
const RATE_LIMITED = 1003

/** The form may be hydrated while the visitor types in it. */
const TYPED_BEFORE = {
  restore: (initial: { email: string }, form: HTMLFormElement | null) => {
    const email = String(form ? new FormData(form).get('email') : '')
    return email === initial.email ? undefined : { email }
  },
}
