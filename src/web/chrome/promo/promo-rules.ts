import { isPersonalRoute, type RouteName } from '#shared/paths.ts'

type Moment = {
  route: RouteName | undefined
  /** The cookie question had been answered when the page was opened, or this storefront does not ask it. */
  isCookieQuestionOver: boolean
  /** Another modal is open. */
  isBusy: boolean
}

/** A gift is put together here: the end of a small screen belongs to its bar. */
const BUILDER_ROUTES: readonly RouteName[] = ['giftCard', 'choiceGiftCard']

/** A campaign never lies over the cookie question or another modal, and leaves those alone who put a gift together, pay, open a gift or are in their account. */
export function mayShowPromo({ route, isCookieQuestionOver, isBusy }: Moment): boolean {
  return isCookieQuestionOver && !isBusy && !(route && (isPersonalRoute(route) || BUILDER_ROUTES.includes(route)))
}
