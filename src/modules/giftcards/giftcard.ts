import type { FailureName } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'

/** A card without its number and PIN. */
export type Giftcard = {
  id: string
  orderId: string
  packageId: string
  /** 1 to the quantity of its package. */
  unitNo: number
  productId: number
  /** The code of the storefront that sold it. */
  storefront: string
  /** When it was issued. */
  value: Money
  /** The last day, such as 2027-03-02. */
  expiresOn: string
  status: 'ACTIVE' | 'BLOCKED'
  lastFour: string
  /** Its holder or owner lost it: it spends nothing. */
  frozenAt: Date | null
  /** Replaced by another card, or its exchange was undone: empty for good. */
  closedAt: Date | null
  /** The card whose balance it took over. */
  replaces: string | null
  /** Who was given number and PIN of a card that replaces another. */
  replacedFor: ReplacedFor | null
}

/** The customer whose order bought it, or somebody else who has it. */
export type ReplacedFor = 'BUYER' | 'HOLDER'

/** Why a card cannot be used; show it only with the PIN. Undefined when it can. */
export function findCardFailure(
  { status, expiresOn, frozenAt, closedAt }: Pick<Giftcard, 'status' | 'expiresOn' | 'frozenAt' | 'closedAt'>,
  today: string,
): FailureName | undefined {
  if (closedAt) return 'CARD_CLOSED'
  if (status === 'BLOCKED') return 'CARD_BLOCKED'
  if (frozenAt) return 'CARD_FROZEN'
  return today > expiresOn ? 'CARD_EXPIRED' : undefined
}
