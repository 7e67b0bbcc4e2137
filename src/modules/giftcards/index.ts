export { type BlankCard, findBlankCard, listOrderBlankCards } from './blank-cards.store.ts'
export { blockCard, restoreCard, unblockCard } from './block-card.ts'
export { cardBalance } from './card-balance.ts'
export { type CheckedCard, checkCard } from './check-card.ts'
export { captureHolds, releaseHolds } from './close-holds.ts'
export { findCardFailure, type Giftcard } from './giftcard.ts'
export { extendCards, findCard, listBlockedCards, listOrderCards, lockCards, readCard } from './giftcards.store.ts'
export type { CardKeys, GiftcardsParts } from './giftcards-parts.ts'
export { holdCard } from './hold-card.ts'
export {
  type CardPayment,
  isPaidWithBlockedCard,
  listCardPayments,
  listFundedCards,
  listFundedOrders,
  listFundingOrders,
  listOrdersPaidWith,
} from './holds.store.ts'
export { issueBlankCard } from './issue-blank-card.ts'
export { type CardUnit, issueCard } from './issue-card.ts'
export { type LedgerAccount, listViolations, postLedger, readBalance } from './ledger.store.ts'
export { readCardSecrets } from './read-card-secrets.ts'
export { countCardsToReseal, resealCards } from './reseal-cards.ts'
