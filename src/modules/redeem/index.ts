export { findSelection } from './campaigns/find-selection.ts'
export { redeemSeeds } from './campaigns/redeem-seeds.ts'
export { addedCardHooks } from './cards/change-account-cards.ts'
export { storeRedeemLink } from './redeem-link.ts'
