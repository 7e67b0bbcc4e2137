import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type GiftDetailsFragment, SendThankYouDocument } from '#generated/documents.ts'
import {
  findPersonalMessageFailure,
  PERSONAL_MESSAGE_FIELD_LENGTH,
  PERSONAL_MESSAGE_MAX_LENGTH,
} from '#shared/validation/personal-message.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Textarea } from '../../ui/textarea.tsx'

type ThankYouProps = {
  gift: GiftDetailsFragment
  token: string
  refusal: string | null
  onThanked: (gift: GiftDetailsFragment) => void
}

/** Sends a short message to the giver, once. Neither person sees the other's address. */
export function ThankYou({ gift, token, refusal, onThanked }: ThankYouProps) {
  const { giverName, canThank, thankedAt } = gift
  const place = useRef<HTMLParagraphElement>(null)
  const wasThanked = useRef(thankedAt !== null)
  // The form that had the focus has disappeared, so its result takes the focus.
  useEffect(() => {
    if (thankedAt && !wasThanked.current) place.current?.focus()
    wasThanked.current = thankedAt !== null
  }, [thankedAt])
  if (thankedAt) {
    return (
      <p
        ref={place}
        tabIndex={-1}
        className="flex items-center gap-4 rounded-card bg-success-pale p-6 text-lead outline-none print:hidden"
      >
        <Icon name="heart" className="size-7 shrink-0 text-success" />
        {giverName ? <Trans>Your thank-you is on its way to {giverName}.</Trans> : <Trans>Your thank-you is on its way.</Trans>}
      </p>
    )
  }
  return canThank ? <ThankYouForm gift={gift} token={token} refusal={refusal} onThanked={onThanked} /> : null
}

function ThankYouForm({ gift: { giverName }, token, refusal, onThanked }: ThankYouProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const ask = useAsk()
  const form = useForm({
    initial: { message: '' },
    mode: 'onSend',
    listFailures: ({ message }) => {
      const name = findPersonalMessageFailure(message)
      return name ? [{ name, parameter: 'message' }] : []
    },
    send: async ({ message }) => {
      const { gift, errors } = (await ask(SendThankYouDocument, { token, message })).sendThankYou
      if (gift) onThanked(gift)
      return errors
    },
  })
  return (
    <form
      {...form.props}
      method="post"
      action="/gift/thank/"
      className="flex flex-col gap-4 rounded-card bg-mist p-6 tablet:p-8 print:hidden"
    >
      <h2 className="text-heading">{giverName ? <Trans>Say thank you to {giverName}</Trans> : <Trans>Say thank you</Trans>}</h2>
      <FailedNotice failure={form.failure} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <Textarea
        name="message"
        label={t`Your words`}
        hint={t`We email them for you. Your address is not shown.`}
        rows={3}
        required
        maxLength={PERSONAL_MESSAGE_FIELD_LENGTH}
        value={form.values.message}
        onChange={(event) => form.change({ message: event.target.value })}
        error={form.errorOf('message')}
        limit={{
          characters: PERSONAL_MESSAGE_MAX_LENGTH,
          remaining: (count) => t`${count} left`,
          exceeded: t`A personal message has 1 to 150 characters`,
        }}
      />
      <Button type="submit" variant="secondary" leadingIcon="heart" isLoading={form.isSending} className="tablet:self-start">
        <Trans>Send my thanks</Trans>
      </Button>
    </form>
  )
}
