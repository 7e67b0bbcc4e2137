import type { RedeemTileFragment } from '#generated/documents.ts'

/** The open modal of the redeem shop (spec §2). */
export type RedeemModal =
  | { name: 'choose' | 'more'; product: RedeemTileFragment }
  | { name: 'basket' | 'cards' | 'addCard' | 'reset' | 'niceToKnow' }
