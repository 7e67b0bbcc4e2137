import { Trans } from '@lingui/react/macro'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** A replaced link looks like one that never existed, so that guessing links reveals nothing. */
export function UnknownGift() {
  const href = useHref()
  return (
    <MessagePage
      icon="gift"
      title={<Trans>This gift link does not work</Trans>}
      actions={
        <>
          <ButtonLink href={href('contact')}>
            <Trans>Ask us</Trans>
          </ButtonLink>
          <ButtonLink href={href('helpdesk')} variant="secondary">
            <Trans>Customer support</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Perhaps part of the address is missing: open the link in your email once more. If the gift was sent again, only the link
        in the newest email works. If you undid an exchange, its value is back on your card.
      </Trans>
    </MessagePage>
  )
}
