import { Plural, Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { OrderLineFragment } from '#generated/documents.ts'
import { awaitsTransfer } from '#web/features/order-summary/awaits-transfer.ts'
import { hasOrderKind, OrderKind } from '#web/features/order-summary/order-kind.tsx'
import { formatExactMoney } from '#web/i18n/numbers.ts'
import { formatShopDay } from '#web/i18n/shop-clock.ts'
import { useHref, useShop } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import { CardsLink } from './cards-link.tsx'
import { OrderBadge } from './order-badge.tsx'
import { ReorderButton } from './reorder-button.tsx'

const OrderDetailsModal = lazy(async () => ({ default: (await import('./order-details-modal.tsx')).OrderDetailsModal }))

type OrderCardProps = {
  order: OrderLineFragment
  /** One level below the heading above it. */
  heading?: 'h2' | 'h3'
}

/** One order in short: date, content, total and actions. */
export function OrderCard({ order, heading: Heading = 'h2' }: OrderCardProps) {
  const shop = useShop()
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  const items = order.receivers.flatMap((receiver) => receiver.items)
  const placedOn = formatShopDay(order.placedOn, shop)
  return (
    <article className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-7">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <Heading className="text-lg font-semibold">
            <Trans>Order {order.number}</Trans>
          </Heading>
          <p className="flex flex-wrap gap-x-4 text-ink-soft">
            <span>
              <Trans>Placed on {placedOn}</Trans>
            </span>
            <span>
              {order.kind === 'ACTIVATION' ? (
                <Plural value={order.quantity} one="# card" other="# cards" />
              ) : (
                <Plural value={order.receiversCount} one="# recipient" other="# recipients" />
              )}
            </span>
          </p>
          {hasOrderKind(order) && (
            <p className="mt-2">
              <OrderKind order={order} />
            </p>
          )}
        </div>
        <div className="flex items-center gap-3">
          <OrderBadge order={order} />
          <strong className="text-lg tabular-nums">{formatExactMoney(order.totals.grandTotal, shop.locale)}</strong>
        </div>
      </header>
      <Cards items={items} />
      <footer className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={() => setOpen(true)}>
          <Trans>Details</Trans>
          <span className="sr-only">{order.number}</span>
        </Button>
        {awaitsTransfer(order) && (
          <ButtonLink href={`${href('processingPayment')}?order=${order.id}`} variant="secondary" size="small">
            <Trans>Details for your bank transfer</Trans>
          </ButtonLink>
        )}
        {order.status === 'PENDING' && !awaitsTransfer(order) && (
          <ButtonLink href={`${href('checkout')}?error=unpaid&order=${order.id}`} variant="secondary" size="small">
            <Trans>Continue to payment</Trans>
          </ButtonLink>
        )}
        {order.giftsPath && !order.isUndone && (
          <ButtonLink href={order.giftsPath} variant="secondary" size="small">
            <Trans>Follow your gifts</Trans>
          </ButtonLink>
        )}
        {order.kind === 'ACTIVATION' ? <CardsLink order={order} size="small" /> : <ReorderButton orderUuid={order.id} />}
        {order.invoicePath && (
          <ButtonLink
            href={order.invoicePath}
            download
            variant="quiet"
            size="small"
            leadingIcon="download"
            className="max-tablet:-ml-4"
          >
            <Trans>Invoice (PDF)</Trans>
          </ButtonLink>
        )}
      </footer>
      <OnceOpened isOpen={isOpen}>
        <OrderDetailsModal isOpen={isOpen} onClose={() => setOpen(false)} order={order} />
      </OnceOpened>
    </article>
  )
}

type Item = OrderLineFragment['receivers'][number]['items'][number]

/** The number of pictures that fit. */
const SHOWN_CARDS = 4

function Cards({ items }: { items: readonly Item[] }) {
  const pictures = items.flatMap(({ image }) => image ?? []).slice(0, SHOWN_CARDS)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="flex gap-2">
        {pictures.map((image, index) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order never change their order
            key={index}
            src={image.url.href}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            className="h-auto w-20 rounded-[4.5%/7.2%] shadow-card"
          />
        ))}
      </div>
      <p className="min-w-0">{listTitles(items)}</p>
    </div>
  )
}

/** "2 × Foxglove, 1 × Grumble": the same card for several receivers is one entry. */
function listTitles(items: readonly Item[]): string {
  const counts = new Map<string, number>()
  for (const { title, qty } of items) counts.set(title, (counts.get(title) ?? 0) + qty)
  return [...counts].map(([title, qty]) => `${qty}\u00a0×\u00a0${title}`).join(', ')
}
