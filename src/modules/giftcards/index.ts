export { activateCards } from './activate-cards.ts'
export {
  type FoundBlankCard,
  findBlankCard,
  listBlankCards,
  listOrderBlankCards,
  lockBlankCards,
} from './blank-cards.store.ts'
export { blockCard, restoreCard, unblockCard } from './block-card.ts'
export { type CardBalance, cardBalance, cardBalances } from './card-balance.ts'
export { type CardSelection, type ListedCard, listCards } from './card-lists.store.ts'
export { createCardNumber } from './card-number.ts'
export { type CheckedCard, checkCard, identifyCard, identifyUncounted, type TypedCard } from './check-card.ts'
export { captureHolds, captureLocked, capturePart, closeHold, releaseHolds } from './close-holds.ts'
export { closeUndoneCards } from './close-undone-cards.ts'
export { findBlankCards } from './find-blank-cards.ts'
export { findCardByNumber } from './find-card-by-number.ts'
export { type BlankCard, findCardFailure, type Giftcard, type ReplacedFor } from './giftcard.ts'
export {
  findCard,
  findReplacement,
  listBlockedCards,
  listExpiringCards,
  listGivenCards,
  listOrderCards,
  lockCards,
  readCard,
  readIssuedAt,
  saveCardsExpiry,
} from './giftcards.store.ts'
export type { CardKeys, GiftcardsParts } from './giftcards-parts.ts'
export { holdCard, holdWholeBalance } from './hold-card.ts'
export {
  type BrandHold,
  type CardPayment,
  findBrandHold,
  findFreeAt,
  type HeldCard,
  type HeldCards,
  type Hold,
  isPaidWithBlockedCard,
  listCapturedParts,
  listCardPayments,
  listFundedCards,
  listFundedOrders,
  listFundingOrders,
  listOrdersPaidWith,
  readHeldCards,
} from './holds.store.ts'
export { issueBlankCard } from './issue-blank-card.ts'
export { type CardUnit, issueUnits } from './issue-units.ts'
export {
  type CardMovement,
  type LedgerAccount,
  listCardMovements,
  listSettlements,
  listViolations,
  postLedger,
  readBalance,
} from './ledger.store.ts'
export { findReplaceFailure, freezeCard, replaceLostCard, unfreezeCard } from './lost-card.ts'
export { readCardSecrets } from './read-card-secrets.ts'
export { replaceCard } from './replace-card.ts'
export { countCardsToReseal, resealCards } from './reseal-cards.ts'
