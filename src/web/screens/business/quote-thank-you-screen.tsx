import { Trans } from '@lingui/react/macro'
import type { QuoteConfirmationQuery } from '#generated/documents.ts'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { NotSentPage } from '../../features/feedback/not-sent-page.tsx'
import { formatPromise } from '../../i18n/shop-clock.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

export type QuoteThankYouData = { request: QuoteConfirmationQuery['quoteRequest'] | null; reasons: readonly string[] }

/** The result of a quote request: its number and when we answer, or why it was refused without script. */
export function QuoteThankYouScreen({ request, reasons }: QuoteThankYouData) {
  const href = useHref()
  if (!request) {
    return (
      <NotSentPage
        title={<Trans>Your request has not been sent yet</Trans>}
        reasons={reasons}
        actions={
          <ButtonLink href={href('contact')} variant="secondary">
            <Trans>Contact us</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return <Promised request={request} />
}

function Promised({ request }: { request: NonNullable<QuoteThankYouData['request']> }) {
  const href = useHref()
  const time = formatPromise(request.answerBy, request.receivedAt, useShop())
  return (
    <MessagePage
      icon="check"
      tone="success"
      title={<Trans>You’ll hear from us by {time}</Trans>}
      body={
        <dl className="flex flex-wrap items-baseline gap-x-3 rounded-card bg-mist px-5 py-4 text-lead">
          <dt>
            <Trans>Your request number</Trans>
          </dt>
          <dd className="font-semibold tabular-nums">{request.number}</dd>
        </dl>
      }
      actions={
        <ButtonLink href={href('giftCards')}>
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      }
    >
      {request.contactPreference === 'PHONE' ? (
        <Trans>Thank you, your request is with us. We’ll give you a call. A confirmation is on its way to your inbox.</Trans>
      ) : (
        <Trans>Thank you, your request is with us. We’ll write to you. A confirmation is on its way to your inbox.</Trans>
      )}
    </MessagePage>
  )
}
