import { Trans } from '@lingui/react/macro'
import type { PictureFragment } from '#generated/documents.ts'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RetryScreen } from './retry/retry-screen.tsx'

type NothingToPayProps = { picture: PictureFragment; orderUuid: string | undefined; mayRetry: boolean }

/** Without a basket: either an unpaid order, or nothing yet. */
export function NothingToPay({ picture, orderUuid, mayRetry }: NothingToPayProps) {
  const href = useHref()
  if (orderUuid) return <RetryScreen orderUuid={orderUuid} mayRetry={mayRetry} />
  return (
    <MessagePage
      icon="basket"
      picture={picture}
      title={<Trans>Your basket is empty</Trans>}
      actions={
        <>
          <ButtonLink href={href('giftCards')}>
            <Trans>View all gift cards</Trans>
          </ButtonLink>
          <ButtonLink href={href('occasions')} variant="secondary">
            <Trans>Find a present by occasion</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>There is nothing to pay yet. Choose a gift card, and you will be back here in a minute.</Trans>
    </MessagePage>
  )
}
