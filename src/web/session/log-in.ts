import type { AnyRouter } from '@tanstack/react-router'
import { CartQuantityDocument } from '../../generated/documents.ts'
import type { RouterContext } from '../routing/router-context.ts'
import { track } from '../tracking/track.ts'
import { notifyBasketChanged } from './basket-tabs.ts'
import { readCustomer } from './use-customer.ts'

/** Spec §4, login success: tracks the event and loads the customer's own data. The caller decides where to go next. */
export async function welcomeCustomer(router: AnyRouter): Promise<void> {
  const { ask } = router.options.context as RouterContext
  track('login', { method: 'password' })
  // It was loaded for a guest or another customer.
  router.clearCache()
  await Promise.all([readCustomer(ask), countBasket()])

  async function countBasket(): Promise<void> {
    const answer = await ask(CartQuantityDocument, {}).catch(() => undefined)
    if (answer) notifyBasketChanged(answer.cartQuantity?.quantity ?? 0)
  }
}
