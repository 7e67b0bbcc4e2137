import type { FailureName } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'

/** A card without its number and PIN. */
export type Giftcard = {
  id: string
  orderId: string
  packageId: string
  /** From 1 to the quantity of its package. */
  unitNo: number
  productId: number
  /** The code of the storefront that sold it. */
  storefront: string
  /** The value at the time of issue. */
  value: Money
  /** The last valid day, such as 2027-03-02. */
  expiresOn: string
  status: 'ACTIVE' | 'BLOCKED'
  lastFour: string
  /** Set when its holder or owner reported it lost: it cannot be spent. */
  frozenAt: Date | null
  /** Set when it was replaced by another card, or its exchange was undone: it stays empty. */
  closedAt: Date | null
  /** The lost card whose balance it took over. */
  replaces: string | null
  /** For a replacement: the person who got its number and PIN. */
  replacedFor: ReplacedFor | null
}

/** A card that is not activated yet. `unitNo` starts at 1 in its package; a pack holds up to three cards for each unit of its quantity. */
export type BlankCard = Pick<Giftcard, 'id' | 'orderId' | 'packageId' | 'unitNo' | 'productId' | 'storefront' | 'lastFour'>

/** The customer whose order bought it, or another person who has it. */
export type ReplacedFor = 'BUYER' | 'HOLDER'

/** The reason why a card cannot be used, which may only be shown with the right PIN. Undefined when it can be used. */
export function findCardFailure(
  { status, expiresOn, frozenAt, closedAt }: Pick<Giftcard, 'status' | 'expiresOn' | 'frozenAt' | 'closedAt'>,
  today: string,
): FailureName | undefined {
  if (closedAt) return 'CARD_CLOSED'
  if (status === 'BLOCKED') return 'CARD_BLOCKED'
  if (frozenAt) return 'CARD_FROZEN'
  return today > expiresOn ? 'CARD_EXPIRED' : undefined
}
