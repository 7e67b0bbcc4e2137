import { Trans } from '@lingui/react/macro'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { NotSentPage } from '../../features/feedback/not-sent-page.tsx'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The result of a contact message. `reasons` are given if it was sent without script and refused. */
export function ContactThankYouScreen({ reasons }: { reasons: readonly string[] }) {
  const href = useHref()
  if (reasons.length > 0) {
    return (
      <NotSentPage
        title={<Trans>Your message has not been sent yet</Trans>}
        reasons={reasons}
        actions={
          <ButtonLink href={href('helpdesk')} variant="secondary">
            <Trans>Customer support</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <MessagePage
      icon="check"
      tone="success"
      title={<Trans>Thank you for your message</Trans>}
      actions={
        <>
          <ButtonLink href={href('giftCards')}>
            <Trans>View all gift cards</Trans>
          </ButtonLink>
          <ButtonLink href={href('helpdesk')} variant="secondary">
            <Trans>Customer support</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Most answers go out within a few hours, and all of them within two working days. A confirmation is on its way to your
        inbox.
      </Trans>
    </MessagePage>
  )
}
