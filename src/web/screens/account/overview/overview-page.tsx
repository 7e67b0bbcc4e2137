import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountOverviewQuery, AccountUserFragment } from '#generated/documents.ts'
import { useHref } from '#web/session/use-shop.ts'
import { Link } from '#web/ui/link.tsx'
import { AreaFrame } from '../area/area-frame.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import { NoOrders } from '../orders/orders-page.tsx'
import { NextOccasions } from './next-occasions.tsx'
import { ReceivedCards } from './received-cards.tsx'

type OverviewData = AccountOverviewQuery & { user: AccountUserFragment }

/** The start page of the account: the last orders, the balances of received cards, the next occasions. */
export function OverviewPage({ data: { user, orders, receivedCards, nextOccasions } }: { data: OverviewData }) {
  const href = useHref()
  const { firstName } = user.mainProfile
  return (
    <AreaFrame current="accountOverview" user={user} title={<Trans>Hello {firstName}</Trans>}>
      <Part
        title={<Trans>Your recent orders</Trans>}
        action={
          orders.totalCount > orders.orders.length && (
            <Link href={href('accountOrders')} variant="standalone">
              <Trans>View all orders</Trans>
            </Link>
          )
        }
      >
        {orders.totalCount === 0 && <NoOrders />}
        {orders.orders.map((order) => (
          <OrderCard key={order.id} order={order} heading="h3" />
        ))}
      </Part>
      <Part
        title={<Trans>Cards for you</Trans>}
        action={
          <Link href={href('accountCards')} variant="standalone">
            <Trans>View all cards</Trans>
          </Link>
        }
      >
        <ReceivedCards received={receivedCards} />
      </Part>
      {nextOccasions.length > 0 && (
        <Part title={<Trans>Who to think of next</Trans>}>
          <NextOccasions occasions={nextOccasions} />
        </Part>
      )}
    </AreaFrame>
  )
}

function Part({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 desktop:not-first:mt-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-subheading desktop:text-heading">{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}
