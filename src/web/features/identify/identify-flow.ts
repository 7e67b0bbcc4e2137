/** The stages between the basket and the checkout. */
export type IdentifyStage = 'identify' | 'guest' | 'login' | 'register' | 'checkout'

type Visitor = {
  /** Logged in. */
  isKnown: boolean
  /** Has typed an e-mail address before, here or in the checkout. */
  hasEmail: boolean
  orderModalAuthMode: boolean
  checkoutEntry: string
}

/** Spec §4: a logged-in customer continues at once; another visitor logs in or continues as a guest. Some stores ask that in the checkout instead. */
export function firstStage({ isKnown, hasEmail, orderModalAuthMode, checkoutEntry }: Visitor): IdentifyStage {
  if (isKnown || hasEmail || checkoutEntry === 'inline') return 'checkout'
  return orderModalAuthMode ? 'identify' : 'guest'
}

/** Spec §4, identify response: true means a customer, false a guest, null a visitor who should register. */
export function stageAfter(status: boolean | null): IdentifyStage {
  if (status === null) return 'register'
  return status ? 'login' : 'guest'
}
