import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { CallFailure } from '../../data/call-failure.ts'
import { type Form, useForm } from '../../forms/use-form.ts'
import { Link } from '../../ui/link.tsx'
import { FailedNotice } from '../feedback/failed-notice.tsx'
import { HydratedForm } from '../form-fields/hydrated-form.tsx'
import { CardFields } from './card-fields.tsx'
import { type CardValues, groupCardNumber, listCardFailures } from './card-values.ts'

/** The refusals, and the page of a brand's card that is not redeemed here. */
type Sent = { errors: readonly CallFailure[]; brandPath?: string | null }

export type CardEntry = Form<CardValues> & { brandPath: string | null }

const NOTHING: CardValues = { cardNumber: '', pin: '' }

/** Number and PIN of a card. Only one request is under way at a time. */
export function useCardEntry(send: (values: CardValues) => Promise<Sent>, initial = NOTHING): CardEntry {
  const [brandPath, setBrandPath] = useState<string | null>(null)
  const form = useForm<CardValues>({
    initial: { ...initial, cardNumber: groupCardNumber(initial.cardNumber) },
    listFailures: listCardFailures,
    send: async (values) => {
      const sent = await send(values)
      setBrandPath(sent.brandPath ?? null)
      return sent.errors
    },
  })
  return { ...form, brandPath }
}

type CardFormProps = {
  entry: CardEntry
  /** Above the fields. */
  intro?: ReactNode
  /** The submit button. */
  children: ReactNode
  className?: string
}

export function CardForm({ entry: { brandPath, ...form }, intro, children, className = '' }: CardFormProps) {
  return (
    <form {...form.props} className={`flex flex-col gap-5 ${className}`}>
      {intro}
      <FailedNotice
        failure={form.failure}
        action={
          brandPath && (
            <Link href={brandPath}>
              <Trans>See where to spend it</Trans>
            </Link>
          )
        }
      />
      <CardFields form={form} />
      {children}
    </form>
  )
}

/** The API checks a PIN only with a captcha proof, so the form needs script. */
export function CardNeedsScript({ children }: { children: (key: string) => ReactNode }) {
  return (
    <HydratedForm
      reason={
        <Trans>To protect your card we need JavaScript here: it proves that a person is asking. Please switch it on.</Trans>
      }
    >
      {children}
    </HydratedForm>
  )
}
