export { findSelection } from './campaigns/find-selection.ts'
export { keepRedeemLink } from './redeem-link.ts'
