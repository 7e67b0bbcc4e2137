import { Trans } from '@lingui/react/macro'
import type { DoublerProductQuery } from '#generated/documents.ts'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { NotSentPage } from '../../features/feedback/not-sent-page.tsx'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

type DoublerThankYouData = { reasons: readonly string[]; product?: DoublerProductQuery['product'] }

/** The result of an entry. `reasons` are given if it was sent without script and refused. */
export function DoublerThankYouScreen({ reasons, product }: DoublerThankYouData) {
  const href = useHref()
  if (reasons.length > 0) {
    return (
      <NotSentPage
        title={<Trans>You are not in the draw yet</Trans>}
        reasons={reasons}
        actions={
          <ButtonLink href={href('doubler')} variant="secondary">
            <Trans>Balance doubler</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <MessagePage
      icon="sparkle"
      tone="success"
      title={<Trans>You’re in the draw</Trans>}
      body={
        product && (
          <div className="w-full max-w-64">
            <h2 className="sr-only">
              <Trans>Your card</Trans>
            </h2>
            <ProductTile product={product} />
          </div>
        )
      }
      actions={
        <>
          <ButtonLink href={href('balance')}>
            <Trans>Redeem your card</Trans>
          </ButtonLink>
          <ButtonLink href={`${href('doubler')}#results`} variant="secondary">
            <Trans>Who won</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        We draw on the first Monday of the month at 12:00. If your card wins, the money is on it at once and we write to you. A
        confirmation with your ticket is on its way to your inbox; a card that was entered before counts once.
      </Trans>
    </MessagePage>
  )
}
