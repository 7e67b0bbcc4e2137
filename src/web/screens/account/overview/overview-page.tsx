import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountOverviewQuery, AccountUserFragment } from '#generated/documents.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { formatWeekday } from '#web/i18n/dates.ts'
import { useHref, useShop } from '#web/session/use-shop.ts'
import { Link } from '#web/ui/link.tsx'
import { AreaFrame } from '../area/area-frame.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import { NoOrders } from '../orders/orders-page.tsx'
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

/** The next occasions of the year, each with its cards. */
function NextOccasions({ occasions }: { occasions: AccountOverviewQuery['nextOccasions'] }) {
  const { locale } = useShop()
  return (
    <ul className="grid gap-5 tablet:grid-cols-3">
      {occasions.map(({ on, occasion }) => (
        <li key={occasion.id}>
          <a
            href={occasion.path}
            className="group/occasion flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
          >
            {occasion.image && <Picture picture={occasion.image} decorative className="aspect-4/3 h-auto w-full object-cover" />}
            <span className="flex flex-col gap-0.5 p-5">
              <span className="headline text-subheading group-hover/occasion:underline">{occasion.title}</span>
              <span className="text-ink-soft">{formatWeekday(on, locale)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
