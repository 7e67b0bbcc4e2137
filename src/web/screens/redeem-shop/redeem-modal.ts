import type { RedeemTileFragment } from '#generated/documents.ts'

/** The modal of the redeem shop that is open (spec §2). */
export type RedeemModal =
  | { name: 'choose' | 'more'; product: RedeemTileFragment }
  | { name: 'basket' | 'cards' | 'addCard' | 'reset' | 'niceToKnow' }
