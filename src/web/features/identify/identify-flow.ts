/** What stands between the basket and the checkout. */
export type IdentifyStage = 'identify' | 'guest' | 'login' | 'register' | 'checkout'

type Visitor = {
  /** Logged in. */
  isKnown: boolean
  /** Has typed an address before, here or in the checkout. */
  hasEmail: boolean
  orderModalAuthMode: boolean
  checkoutEntry: string
}

/** Spec §4: a known customer goes on at once; a stranger says once who they are, or that they are a guest. Some stores ask that in the checkout itself. */
export function firstStage({ isKnown, hasEmail, orderModalAuthMode, checkoutEntry }: Visitor): IdentifyStage {
  if (isKnown || hasEmail || checkoutEntry === 'inline') return 'checkout'
  return orderModalAuthMode ? 'identify' : 'guest'
}

/** Spec §4, identify response: true belongs to a customer, false to a guest, null to somebody who should register. */
export function stageAfter(status: boolean | null): IdentifyStage {
  if (status === null) return 'register'
  return status ? 'login' : 'guest'
}
