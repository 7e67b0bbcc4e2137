import type { AnyRouter } from '@tanstack/react-router'
import { LogOutDocument } from '../../generated/documents.ts'
import { findRoute, ROUTES } from '../../shared/paths.ts'
import { forgetAnswers } from '../data/answers.ts'
import { NO_ANSWER } from '../data/call-failure.ts'
import { localPath } from '../routing/local-path.ts'
import type { RouterContext } from '../routing/router-context.ts'
import { isCustomerRoute } from './account-routes.ts'
import { LOGGED_OUT, notifyBasketChanged } from './basket-tabs.ts'
import { openModal } from './opened-modal.ts'
import { setCustomer } from './use-customer.ts'

/** Logs out and forgets the customer in this tab. A failure is shown in a modal. */
export async function logOut(router: AnyRouter): Promise<void> {
  const { ask } = router.options.context as RouterContext
  const answer = await ask(LogOutDocument, {}).catch(() => ({ userLogoutMutation: { errors: [NO_ANSWER] } }))
  const [failure] = answer.userLogoutMutation.errors
  if (failure) return openModal({ name: 'failure', failure })
  await forgetCustomer(router)
}

/** Spec §4, logout: a customer page changes to the home page, or to another public page. Then this tab drops all data of the customer. */
export async function forgetCustomer(router: AnyRouter, next: 'home' | 'accountDeleted' = 'home'): Promise<void> {
  const route = findRoute(router.state.location.pathname)
  if (route && isCustomerRoute(route)) router.history.push(localPath(router.options.context as RouterContext, ROUTES[next]))
  forgetAnswers()
  setCustomer(null)
  forgetTab()
  notifyBasketChanged(LOGGED_OUT)
  router.clearCache()
  await router.invalidate()
}

/** Deletes the text and the orders of this tab: e-mail addresses, an unfinished checkout, the last order. */
function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // The browser blocks storage, so there is nothing to delete.
  }
}
