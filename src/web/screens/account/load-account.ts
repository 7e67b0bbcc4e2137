import { notFound, redirect } from '@tanstack/react-router'
import {
  AccountDetailsDocument,
  AccountOrdersDocument,
  AccountOverviewDocument,
  type AccountUserFragment,
  AccountVisitorDocument,
  AddressBookDocument,
} from '../../../generated/documents.ts'
import { toCallbackPath } from '../../../shared/callback-path.ts'
import { findRoute, ROUTES, type RouteName } from '../../../shared/paths.ts'
import { ownPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { isCustomerRoute, isGuestRoute } from '../../session/account-routes.ts'
import type { AccountPage, EntryRoute } from './account-page.ts'
import { listAccountTags } from './account-tags.ts'

/** What an address of the account may carry: where to go on, a page of orders, the token of a mail. */
type Search = Readonly<Record<string, string | undefined>>

export type AccountData = { page: AccountPage; head: ReturnType<typeof listAccountTags> }

/** Customers and guests each have their pages; whoever asks for one of the others is led on, by the server already. */
export async function loadAccount(context: RouterContext, pathname: string, search: Search): Promise<AccountData> {
  const route = findRoute(pathname)
  if (!route) throw notFound()
  const callback = toCallbackPath(search.callback)
  const page = await loadPage(context, route, { ...search, callback })
  if (page === 'known') throw leadTo(callback ?? ownPath(context, ROUTES.accountOverview))
  if (page === 'unknown') throw leadTo(`${ownPath(context, ROUTES.account)}?${whence(context, pathname, search)}`)
  return { page, head: listAccountTags(context, page.route) }
}

/** An address in the shop's own words; what the router calls a target is overruled by it. */
function leadTo(href: string) {
  return redirect({ to: '/', href })
}

/** Where somebody wanted to go is where they come back to. */
function whence(context: RouterContext, pathname: string, { page }: Search): URLSearchParams {
  const path = ownPath(context, pathname)
  return new URLSearchParams({ callback: page ? `${path}?page=${page}` : path })
}

async function loadPage(context: RouterContext, route: RouteName, search: Search): Promise<AccountPage | 'known' | 'unknown'> {
  const { ask } = context
  switch (route) {
    case 'accountOverview':
      return asCustomer(route, await ask(AccountOverviewDocument, {}))
    case 'accountOrders': {
      const pageNumber = readPage(search.page)
      return asCustomer(route, { ...(await ask(AccountOrdersDocument, { pageNumber })), pageNumber })
    }
    case 'accountDetails':
      return asCustomer(route, await ask(AccountDetailsDocument, {}))
    case 'addressBook':
      return asCustomer(route, await ask(AddressBookDocument, {}))
    default:
      return loadEntry(context, route as EntryRoute, search)
  }
}

type CustomerQuery = { getUserInfo: { user: AccountUserFragment | null } }

function asCustomer<R extends AccountPage['route'], Q extends CustomerQuery>(route: R, answer: Q) {
  const { user } = answer.getUserInfo
  return user ? { route, data: { ...answer, user } } : 'unknown'
}

async function loadEntry({ ask }: RouterContext, route: EntryRoute, search: Search): Promise<AccountPage | 'known' | 'unknown'> {
  const visitor = await ask(AccountVisitorDocument, {})
  const isKnown = visitor.getUserInfo.user !== null
  if (isKnown && isGuestRoute(route)) return 'known'
  if (!isKnown && isCustomerRoute(route)) return 'unknown'
  return { route, data: { visitor, callback: search.callback, token: search.token } }
}

/** Spec §2: anything that is no page is the first. */
function readPage(page: string | undefined): number {
  const number = Number(page)
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}
