import type { AnyRouter } from '@tanstack/react-router'
import { CartQuantityDocument, HeaderUserDocument } from '../../generated/documents.ts'
import { forgetAnswers } from '../data/answers.ts'
import { reloadAnswer } from '../data/load-answer.ts'
import type { RouterContext } from '../routing/router-context.ts'
import { track } from '../tracking/track.ts'
import { notifyBasketChanged } from './basket-tabs.ts'

/** Spec §4, login success: tracks the event and loads the customer's data. The caller decides which page comes next. */
export async function startCustomerSession(router: AnyRouter): Promise<void> {
  const { ask } = router.options.context as RouterContext
  track('login', { method: 'password' })
  // The cached data belongs to a guest or another customer.
  router.clearCache()
  forgetAnswers()
  const [basket] = await Promise.all([reloadAnswer(ask, CartQuantityDocument, {}), reloadAnswer(ask, HeaderUserDocument, {})])
  if (typeof basket === 'object') notifyBasketChanged(basket.cartQuantity?.quantity ?? 0)
}
