import { Trans, useLingui } from '@lingui/react/macro'
import { ThankYouDocument, type ThankYouStoreQuery } from '#generated/documents.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { findPlacedOrder } from '../../features/checkout/placed-order.ts'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { readStored } from '../../session/storage.ts'
import { useHref } from '../../session/use-shop.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LAST_ORDER, ThankYouScreen } from './thank-you-screen.tsx'

/** The confirmation page whose address names no order (spec §2, confirmation v2): it shows the order placed last in this tab. */
export function SuccessScreen({ store }: { store: ThankYouStoreQuery['storeData'] }) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const uuid = isHydrated ? (findPlacedOrder() ?? readStored(LAST_ORDER, 'sessionStorage')) : null
  const { answer } = useAnswer(ThankYouDocument, { uuid: uuid ?? '' }, { isWanted: uuid !== null })
  const found = known(answer)
  if (found?.order) return <ThankYouScreen order={found.order} payment={found.paymentState} store={store} />
  if (isHydrated && (!uuid || answer !== 'loading')) return <Placed />
  return (
    <div className="grid grow place-items-center bg-mist py-24">
      <Spinner label={t`One moment`} className="size-10 text-trust" />
    </div>
  )
}

function Placed() {
  const href = useHref()
  return (
    <MessagePage
      icon="check"
      tone="success"
      title={<Trans>Thank you!</Trans>}
      actions={
        <ButtonLink href={href('giftCards')}>
          <Trans>Give another card</Trans>
        </ButtonLink>
      }
    >
      <Trans>If you have placed an order, everything about it is in the email we have sent you.</Trans>
    </MessagePage>
  )
}
