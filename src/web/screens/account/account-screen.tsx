import { AddressBookPage } from './address-book/address-book-page.tsx'
import { DetailsPage } from './details/details-page.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import type { AccountData } from './load-account.ts'
import { OrdersPage } from './orders/orders-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'

export function AccountScreen({ page }: AccountData) {
  switch (page.route) {
    case 'accountOverview':
      return <OverviewPage data={page.data} />
    case 'accountOrders':
      return <OrdersPage data={page.data} />
    case 'accountDetails':
      return <DetailsPage data={page.data} />
    case 'addressBook':
      return <AddressBookPage data={page.data} />
    default:
      return <EntryPage key={page.route} route={page.route} data={page.data} />
  }
}
