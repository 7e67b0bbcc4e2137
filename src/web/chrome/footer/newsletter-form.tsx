import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { SubscribeNewsletterDocument } from '../../../generated/documents.ts'
import type { NewsletterResult } from '../../../shared/newsletter-result.ts'
import { findEmailFault } from '../../../shared/validation/email.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type NewsletterFormProps = {
  /** What became of it when it was sent without script, and what was typed then. */ result?: NewsletterResult
  email?: string
  /** For a form that is hydrated on its own, where generated ids would differ from the server's. */
  fieldId?: string
}

/** Without script it is a plain form, and its answer a page. */
export function NewsletterForm({ result, email, fieldId }: NewsletterFormProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const [state, send] = useNewsletter(result)
  const errors: Partial<Record<NonNullable<State>, string>> = {
    required: t`Entering your email address is required`,
    invalid: t`The email address entered is incorrect`,
    limited: t`Too many attempts have been made. Please try again later.`,
    failed: t`Something went wrong. Please try again.`,
  }
  return (
    <>
      {state !== 'sent' && (
        <form method="post" action="/newsletter/" noValidate onSubmit={send} className="flex flex-wrap items-start gap-3">
          <Field
            id={fieldId}
            label={t`Your email address`}
            isLabelHidden
            placeholder={t`Your email address`}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={email}
            error={state && errors[state]}
            className="min-w-56 grow"
          />
          <input type="hidden" name="language" value={language} />
          {/* For programs that fill in whatever they find. */}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
          <Button type="submit" isLoading={state === 'sending'} className="min-h-13 max-tablet:w-full">
            <Trans>Subscribe</Trans>
          </Button>
        </form>
      )}
      <p role="status" className="font-semibold text-success empty:hidden">
        {state === 'sent' && <Trans>Almost there: please open the link in the mail we have just sent you.</Trans>}
      </p>
    </>
  )
}

type State = NewsletterResult | 'sending' | 'failed' | undefined

/** Refusals that belong to the field, by their code (spec §8). */
const RESULTS: Readonly<Record<number, NewsletterResult>> = { 1003: 'limited', 1101: 'required', 1102: 'invalid' }

function useNewsletter(result: NewsletterResult | undefined): [State, (event: FormEvent<HTMLFormElement>) => Promise<void>] {
  const ask = useAsk()
  const [state, setState] = useState<State>(result)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const email = String(new FormData(event.currentTarget).get('email'))
    const fault = findEmailFault(email)
    // A browser without Web Crypto cannot solve the puzzle: the form is posted as without script.
    if (fault || isSecureContext) event.preventDefault()
    setState(fault ?? 'sending')
    if (fault || !isSecureContext) return
    try {
      const { solveCaptcha } = await import('../../forms/captcha.ts')
      const { subscribeNewsletter } = await ask(SubscribeNewsletterDocument, { email, captchaToken: await solveCaptcha() })
      const code = subscribeNewsletter.errors[0]?.code
      setState(code === undefined ? 'sent' : (RESULTS[code] ?? 'failed'))
    } catch {
      setState('failed')
    }
  }
  return [state, send]
}
