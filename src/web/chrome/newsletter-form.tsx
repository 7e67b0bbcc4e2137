import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { SubscribeNewsletterDocument } from '../../generated/documents.ts'
import type { NewsletterResult } from '../../shared/newsletter-result.ts'
import { findEmailFault } from '../../shared/validation/email.ts'
import { useAsk, useShop } from '../client/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

type NewsletterFormProps = { /** What became of it when it was sent without script, and what was typed then. */ result?: NewsletterResult; email?: string }

/** Without script it is a plain form, and its answer a page. */
export function NewsletterForm({ result, email }: NewsletterFormProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const [state, send] = useNewsletter(result)
  const errors: Partial<Record<NewsletterResult | 'sending', string>> = {
    required: t`Entering your email address is required`,
    invalid: t`The email address entered is incorrect`,
    limited: t`Too many attempts have been made. Please try again later.`,
  }
  return (
    <>
      {state !== 'sent' && (
        <form method="post" action="/newsletter/" noValidate onSubmit={send} className="flex flex-wrap items-start gap-3">
          <Field
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
          <Button type="submit" isLoading={state === 'sending'} className="min-h-13">
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

type State = NewsletterResult | 'sending' | undefined

/** 1003: too many; anything else that may be wrong was checked before (spec §8). */
const TOO_MANY = 1003

function useNewsletter(result: NewsletterResult | undefined): [State, (event: FormEvent<HTMLFormElement>) => Promise<void>] {
  const ask = useAsk()
  const [state, setState] = useState<State>(result)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    const fault = findEmailFault(email)
    setState(fault ?? 'sending')
    if (fault) return
    try {
      const { solveCaptcha } = await import('../client/captcha.ts')
      const { subscribeNewsletter } = await ask(SubscribeNewsletterDocument, { email, captchaToken: await solveCaptcha() })
      if (subscribeNewsletter.status) setState('sent')
      else setState(subscribeNewsletter.errors[0]?.code === TOO_MANY ? 'limited' : 'invalid')
    } catch {
      form.submit()
    }
  }
  return [state, send]
}
