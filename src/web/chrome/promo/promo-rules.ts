import { isPersonalRoute, type RouteName } from '#shared/paths.ts'

type Moment = {
  route: RouteName | undefined
  /** The visitor answered the cookie question before this page was opened, or this storefront does not ask it. */
  isCookieQuestionOver: boolean
  /** Another modal is open. */
  isBusy: boolean
}

/** Pages with the gift builder, whose bar covers the bottom of a small screen. */
const BUILDER_ROUTES: readonly RouteName[] = ['giftCard', 'choiceGiftCard']

/**
 * A campaign never covers the cookie question or another modal, and never appears while a visitor builds a gift, pays, opens a gift or uses their
 * account.
 */
export function mayShowPromo({ route, isCookieQuestionOver, isBusy }: Moment): boolean {
  return isCookieQuestionOver && !isBusy && !(route && (isPersonalRoute(route) || BUILDER_ROUTES.includes(route)))
}
