import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountOrdersQuery, AccountUserFragment } from '#generated/documents.ts'
import { useHref } from '#web/session/use-shop.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { AreaFrame } from '../area/area-frame.tsx'
import { EmptyState } from '../area/empty-state.tsx'
import { OrderCard } from './order-card.tsx'

/** The number that orders.graphql asks for. */
const ORDERS_PER_PAGE = 10

type OrdersData = AccountOrdersQuery & { user: AccountUserFragment } & { pageNumber: number }

export function OrdersPage({ data: { user, orders, pageNumber } }: { data: OrdersData }) {
  const { t } = useLingui()
  const href = useHref()
  return (
    <AreaFrame current="accountOrders" user={user} title={<Trans>Your orders</Trans>}>
      {orders.totalCount === 0 && <NoOrders />}
      {orders.totalCount > 0 && orders.orders.length === 0 && (
        <EmptyState
          icon="search"
          title={<Trans>There is no such page</Trans>}
          action={
            <ButtonLink href={href('accountOrders')}>
              <Trans>Go to your orders</Trans>
            </ButtonLink>
          }
        >
          <Trans>You do not have that many pages of orders.</Trans>
        </EmptyState>
      )}
      <ul className="flex flex-col gap-5">
        {orders.orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        current={pageNumber}
        count={Math.ceil(orders.totalCount / ORDERS_PER_PAGE)}
        hrefOf={(page) => (page === 1 ? href('accountOrders') : `${href('accountOrders')}?page=${page}`)}
        texts={{
          navigation: t`Pages`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (page) => t`Page ${page}`,
        }}
      />
    </AreaFrame>
  )
}

export function NoOrders() {
  const href = useHref()
  return (
    <EmptyState
      icon="gift"
      title={<Trans>Nothing ordered yet</Trans>}
      action={
        <ButtonLink href={href('giftCards')}>
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your orders appear here, each with its invoice and how its gifts are doing.</Trans>
    </EmptyState>
  )
}
