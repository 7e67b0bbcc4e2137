import { Trans } from '@lingui/react/macro'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function UnknownOrder() {
  const href = useHref()
  return (
    <MessagePage
      icon="search"
      title={<Trans>We cannot find this order</Trans>}
      actions={
        <>
          <ButtonLink href={href('contact')}>
            <Trans>Ask us</Trans>
          </ButtonLink>
          <ButtonLink href={href('accountOrders')} variant="secondary">
            <Trans>Your orders</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Perhaps part of the address is missing. The links in your confirmation email lead to your order.</Trans>
    </MessagePage>
  )
}
