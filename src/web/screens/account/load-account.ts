import { type AccountUserFragment, AccountVisitorDocument, type AccountVisitorQuery } from '#generated/documents.ts'
import { toCallbackPath } from '#shared/callback-path.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath, redirectTo } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { type EntryRoute, isCustomerRoute, isGuestRoute } from '../../session/account-routes.ts'

type CustomerQuery = { getUserInfo: { user: AccountUserFragment | null } }

/** A page for customers; a guest is asked to log in and returns afterwards. */
export async function loadForCustomer<Q extends CustomerQuery>(
  context: RouterContext,
  publicHref: string,
  answer: Promise<Q>,
): Promise<Q & { user: AccountUserFragment }> {
  const loaded = await answer
  const { user } = loaded.getUserInfo
  if (!user) throw sendToLogin(context, publicHref)
  return { ...loaded, user }
}

export type EntryData = {
  visitor: AccountVisitorQuery
  /** A checked path of this shop; undefined when there is none. */
  callback: string | undefined
  token: string | undefined
}

type Visit = {
  context: RouterContext
  /** The query: where to continue, and the token of a mail. */
  deps: Readonly<Record<string, string | undefined>>
  location: { publicHref: string }
}

/** The login pages: some are only for guests, some only for customers. */
export async function loadEntry(route: EntryRoute, { context, deps, location }: Visit): Promise<EntryData> {
  const visitor = await context.ask(AccountVisitorDocument, {})
  const callback = toCallbackPath(deps.callback)
  const isCustomer = visitor.getUserInfo.user !== null
  if (isCustomer && isGuestRoute(route)) throw redirectTo(callback ?? localPath(context, ROUTES.accountOverview))
  if (!isCustomer && isCustomerRoute(route)) throw sendToLogin(context, location.publicHref)
  return { visitor, callback, token: deps.token }
}

function sendToLogin(context: RouterContext, publicHref: string) {
  return redirectTo(`${localPath(context, ROUTES.account)}?${new URLSearchParams({ callback: publicHref })}`)
}
