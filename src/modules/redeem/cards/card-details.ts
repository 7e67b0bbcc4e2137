import type { GiftcardMovementKind } from '../../../generated/resolvers.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { type CardMovement, freezeCard, type Giftcard, listCardMovements, readCard, readIssuedAt } from '../../giftcards/index.ts'
import { findKindOfOrder } from '../../orders/index.ts'
import type { RedeemParts } from '../redeem-parts.ts'
import { type CardInfo, describeCard } from './card-info.ts'
import { type AskedCard, findHeldOrOwnCard, isOwnedBy } from './own-card.ts'

export type CardDetails = {
  id: string
  info: CardInfo
  issuedAt: Date
  movements: { at: Date; kind: GiftcardMovementKind; minor: number }[]
  canReplace: boolean
}

export async function readCardDetails(
  ctx: ShopContext,
  parts: RedeemParts,
  asked: AskedCard,
): Promise<Result<CardDetails, ShopFailure>> {
  const card = await findHeldOrOwnCard(ctx, parts, asked)
  return card.ok ? ok(await detailsOf(ctx, card.value)) : card
}

/** A lost card spends nothing from now on. A second time changes nothing. */
export async function freezeGiftcard(
  ctx: ShopContext,
  parts: RedeemParts,
  asked: AskedCard,
): Promise<Result<CardDetails, ShopFailure>> {
  const card = await findHeldOrOwnCard(ctx, parts, asked)
  if (!card.ok) return card
  await inTransaction(ctx, async (ctx) => ok(await freezeCard(ctx, card.value.id)))
  return ok(await detailsOf(ctx, await readCard(ctx.db, card.value.id)))
}

export async function detailsOf(ctx: ShopContext, card: Giftcard): Promise<CardDetails> {
  const info = await describeCard(ctx, card)
  const movements = []
  for (const movement of await listCardMovements(ctx.db, card.id)) {
    movements.push({ at: movement.at, minor: movement.minor, kind: await kindOf(ctx, movement) })
  }
  const canReplace = info.state === 'FROZEN' && (await isOwnedBy(ctx, card))
  return { id: card.id, info, issuedAt: await readIssuedAt(ctx.db, card.id), movements, canReplace }
}

const KINDS: Readonly<Record<string, GiftcardMovementKind>> = {
  'issue-card': 'ISSUED',
  'release-hold': 'RELEASED',
  'undo-redeem': 'UNDONE',
  'replace-card': 'REPLACED',
}

/** A hold says whether it was captured, and by whom. */
async function kindOf({ db }: ShopContext, movement: CardMovement): Promise<GiftcardMovementKind> {
  const { kind, reference, isCaptured, isAtBrand } = movement
  if (kind !== 'hold-card') return KINDS[kind] ?? 'ISSUED'
  if (!isCaptured) return 'HELD'
  if (isAtBrand) return 'SPENT_AT_BRAND'
  return (await findKindOfOrder(db, reference)) === 'REDEEM' ? 'REDEEMED' : 'PAID'
}
