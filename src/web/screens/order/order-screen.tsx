import { Trans } from '@lingui/react/macro'
import type { OrderGiftsFragment } from '#generated/documents.ts'
import { OrderKind } from '../../features/order-summary/order-kind.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { formatShopDay } from '../../i18n/shop-clock.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { GiftCardState } from './gift-card-state.tsx'
import { OpenedNotice } from './opened-notice.tsx'
import { useFollowedOrder } from './use-followed-order.ts'

/** The buyer's page: the state of each gift, and what can still be corrected. */
export function OrderScreen({ token, order: loaded }: { token: string; order: OrderGiftsFragment }) {
  const [order, setOrder] = useFollowedOrder(token, loaded)
  const href = useHref()
  return (
    <div className="page-width flex max-w-[56rem] flex-col gap-10 py-12 desktop:py-16">
      <OrderHead order={order} />
      <ul className="flex flex-col gap-5">
        {order.gifts.map((gift) => (
          <li key={gift.shipmentId}>
            <GiftCardState gift={gift} orderToken={token} onChange={setOrder} />
          </li>
        ))}
      </ul>
      <OpenedNotice order={order} orderToken={token} onChange={setOrder} />
      <p className="text-ink-soft">
        <Trans>
          Something else? Our{' '}
          <a href={href('helpdesk')} className="underline underline-offset-4">
            customer support
          </a>{' '}
          is happy to help.
        </Trans>
      </p>
    </div>
  )
}

function OrderHead({ order }: { order: OrderGiftsFragment }) {
  const shop = useShop()
  const { invoicePath, refusedEmail } = order
  const placedOn = formatShopDay(order.placedOn, shop)
  const total = formatMoney(order.total, shop.locale)
  return (
    <header className="flex flex-col items-start gap-4">
      <h1 className="text-title">
        <Trans>Your gifts</Trans>
      </h1>
      <p className="text-lead text-ink-soft">
        <Trans>
          Order {order.number}, placed on {placedOn}, {total}
        </Trans>
      </p>
      <OrderKind order={order} />
      {refusedEmail && (
        <Notice tone="danger">
          <Trans>
            Our confirmation could not be delivered to {refusedEmail}. Keep the address of this page: you can find your gifts and
            your invoice here.
          </Trans>
        </Notice>
      )}
      {invoicePath && (
        <ButtonLink href={invoicePath} variant="secondary" size="small" leadingIcon="download" target="_blank" rel="noopener">
          <Trans>Invoice (PDF)</Trans>
        </ButtonLink>
      )}
    </header>
  )
}
