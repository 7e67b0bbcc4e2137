import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  AccountOrderDocument,
  type AccountOrderQuery,
  type GiftStateFragment,
  type OrderLineFragment,
} from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { useAnswer } from '#web/data/use-answer.ts'
import { known } from '#web/data/use-known-answer.ts'
import { GiftMoment } from '#web/features/order-summary/gift-moment.tsx'
import { hasOrderKind, OrderKind } from '#web/features/order-summary/order-kind.tsx'
import { PaymentLines } from '#web/features/order-summary/payment-lines.tsx'
import { TotalsLines } from '#web/features/order-summary/totals-list.tsx'
import { countryName } from '#web/i18n/place-names.ts'
import { formatShopDay } from '#web/i18n/shop-clock.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { CardsLink } from './cards-link.tsx'
import { OrderBadge } from './order-badge.tsx'

type Details = NonNullable<AccountOrderQuery['order']>
type OrderDetailsModalProps = { isOpen: boolean; onClose: () => void; order: OrderLineFragment }

/** All details of an order: payer, receivers and their state (spec §2, account order details). */
export function OrderDetailsModal({ isOpen, onClose, order }: OrderDetailsModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Order {order.number}</Trans>}
      closeLabel={t`Close`}
      size="large"
      isProse
    >
      <OrderDetails orderUuid={order.id} />
    </Modal>
  )
}

function OrderDetails({ orderUuid }: { orderUuid: string }) {
  const { answer } = useAnswer(AccountOrderDocument, { uuid: orderUuid })
  const { order, paymentState } = known(answer) ?? {}
  if (order === null || answer === 'failed') {
    return (
      <Notice tone="danger">
        <Trans>There is some problem with loading order!</Trans>
      </Notice>
    )
  }
  if (!order) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 tablet:grid-cols-[minmax(0,1fr)_18rem]">
      <section className="flex flex-col gap-4">
        <h3 className="text-subheading">
          {order.kind === 'ACTIVATION' ? <Trans>Your cards</Trans> : <Trans>Who gets what</Trans>}
        </h3>
        <Contents order={order} />
      </section>
      <section className="flex flex-col gap-4">
        <h3 className="text-subheading">
          <Trans>Your order</Trans>
        </h3>
        <dl className="flex flex-col gap-2">
          <TotalsLines totals={order.totals} />
          {paymentState && order.status !== 'CANCELED' && <PaymentLines payment={paymentState} rest={order.paymentMethodTitle} />}
        </dl>
        <Facts order={order} />
      </section>
    </div>
  )
}

function Contents({ order }: { order: Details }) {
  if (order.kind === 'ACTIVATION') return <ActivatedCards order={order} />
  if (order.isUndone || !order.gifts || order.gifts.length === 0) return <Ordered order={order} />
  return order.gifts.map((gift) => <Gift key={gift.shipmentId} gift={gift} />)
}

/** Activated cards are already in the buyer's hands, so they have no receivers. */
function ActivatedCards({ order }: { order: Details }) {
  const items = order.receivers.flatMap((receiver) => receiver.items)
  return (
    <div className="flex flex-col items-start gap-3 rounded-field bg-mist p-4">
      <p>{items.map(({ qty, title }) => `${qty} × ${title}`).join(', ')}</p>
      <CardsLink order={order} />
    </div>
  )
}

function Gift({ gift }: { gift: GiftStateFragment }) {
  const name = [gift.firstName, gift.lastName].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1 rounded-field bg-mist p-4">
      <p className="font-semibold">{gift.receiverKind === 'ME' ? <Trans>For you</Trans> : <Trans>For {name}</Trans>}</p>
      <p className="wrap-anywhere text-ink-soft">{gift.email ?? (gift.deliveryAddress && writeAddress(gift.deliveryAddress))}</p>
      <p>{gift.items.map(({ qty, title }) => `${qty} × ${title}`).join(', ')}</p>
      <p className="text-[0.9375rem] text-ink-soft">
        <GiftMoment gift={gift} />
      </p>
    </div>
  )
}

/** Before payment nothing has been sent, and an undone order is worth nothing any more, so only the ordered gifts are shown. */
function Ordered({ order: { receivers } }: { order: Details }) {
  return receivers.map((receiver, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: receivers have no ids here, and never change their order
    <div key={index} className="rounded-field bg-mist p-4">
      <p className="font-semibold">
        {receiver.receiverKind === 'ME' ? <Trans>For you</Trans> : <Trans>For {receiver.firstName}</Trans>}
      </p>
      <p>{receiver.items.map(({ qty, title }) => `${qty} × ${title}`).join(', ')}</p>
    </div>
  ))
}

function Facts({ order }: { order: Details }) {
  const shop = useShop()
  const { billingAddress } = order
  return (
    <dl className="flex flex-col gap-3 border-t border-line pt-4">
      <Fact term={<Trans>Status</Trans>}>
        <OrderBadge order={order} />
      </Fact>
      <Fact term={<Trans>Order type</Trans>}>{hasOrderKind(order) && <OrderKind order={order} />}</Fact>
      <Fact term={<Trans>Ordered on</Trans>}>{formatShopDay(order.placedOn, shop)}</Fact>
      {billingAddress && (
        <Fact term={<Trans>Contact person</Trans>}>
          {[billingAddress.firstName, billingAddress.lastName].filter(Boolean).join(' ')}
        </Fact>
      )}
      <Fact term={<Trans>Reference</Trans>}>{billingAddress?.referenceNumber}</Fact>
      <Fact term={<Trans>Billing address</Trans>}>{billingAddress && writeBilling(billingAddress, shop.locale)}</Fact>
      <Fact term={<Trans>Confirmation sent to</Trans>}>{order.email}</Fact>
    </dl>
  )
}

function writeBilling(address: NonNullable<Details['billingAddress']>, locale: string): string {
  const { companyName, countryCode } = address
  return [companyName, writeAddress(address), countryCode && countryName(countryCode, locale)].filter(Boolean).join(', ')
}

/** Leaves out facts without a value. */
function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
