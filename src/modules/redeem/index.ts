export { findSelection } from './campaigns/find-selection.ts'
export { redeemSeeds } from './campaigns/redeem-seeds.ts'
export { keepRedeemLink } from './redeem-link.ts'
