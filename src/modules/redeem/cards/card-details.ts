import type { GiftcardMovementKind } from '#generated/resolvers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { CheckoutParts } from '../../checkout/index.ts'
import { type CardMovement, freezeCard, type Giftcard, listCardMovements, readCard, readIssuedAt } from '../../giftcards/index.ts'
import { listKindsOfOrders } from '../../orders/index.ts'
import { type CardInfo, describeCard, withoutSpending } from './card-info.ts'
import { type AskedCard, findHeldOrOwnCard, isAddedBy, isHeldBy, isHeldByAnother, isOwnedBy, isReplaceable } from './own-card.ts'

export type CardDetails = {
  id: string
  info: CardInfo
  issuedAt: Date
  movements: { at: Date; kind: GiftcardMovementKind; minor: number }[]
  canReplace: boolean
  isInAccount: boolean
  replacedId: string | null
}

export async function readCardDetails(
  ctx: ShopContext,
  parts: CheckoutParts,
  asked: AskedCard,
): Promise<Result<CardDetails, ShopFailure>> {
  const card = await findHeldOrOwnCard(ctx, parts, asked)
  if (!card.ok) return card
  const details = await detailsOf(ctx, card.value)
  // The buyer must not see where and when a recipient spends a gift.
  const isHidden = asked.giftcardId && (await isOnlyHeldByAnother(ctx, card.value))
  if (!isHidden) return ok(details)
  const movements = details.movements.filter(({ kind }) => kind === 'ISSUED')
  return ok({ ...details, info: withoutSpending(details.info, card.value), movements })
}

/** Freezes a lost card, which then cannot be spent. Repeating it changes nothing. */
export async function freezeGiftcard(
  ctx: ShopContext,
  parts: CheckoutParts,
  asked: AskedCard,
): Promise<Result<CardDetails, ShopFailure>> {
  const card = await findHeldOrOwnCard(ctx, parts, asked)
  if (!card.ok) return card
  if (asked.giftcardId && (await isOnlyHeldByAnother(ctx, card.value)))
    return fail({ name: 'GIFTCARD_ELSEWHERE', parameter: 'giftcardId' })
  await inTransaction(ctx, async (ctx) => {
    const isFrozenNow = await freezeCard(ctx, card.value.id)
    if (isFrozenNow) await recordAccountEvent(ctx, parts, { event: 'GIFTCARD_FROZEN', accountId: ctx.customer?.id })
    return ok(undefined)
  })
  return ok(await detailsOf(ctx, await readCard(ctx.db, card.value.id)))
}

/** True for a card that another person has: its buyer can no longer freeze it, because this cannot be undone. */
async function isOnlyHeldByAnother(ctx: ShopContext, card: Giftcard): Promise<boolean> {
  return (await isOwnedBy(ctx, card)) && (await isHeldByAnother(ctx, card)) && !(await isAddedBy(ctx, card))
}

export async function detailsOf(ctx: ShopContext, card: Giftcard): Promise<CardDetails> {
  const info = await describeCard(ctx, card)
  const isOwner = await isOwnedBy(ctx, card)
  return {
    id: card.id,
    info,
    issuedAt: await readIssuedAt(ctx.db, card.id),
    movements: await listMovements(ctx, card.id),
    canReplace: info.state === 'FROZEN' && isOwner && (await isReplaceable(ctx, card)),
    isInAccount: isOwner || (await isHeldBy(ctx, card)),
    replacedId: isOwner ? card.replaces : null,
  }
}

async function listMovements({ db }: ShopContext, cardId: string): Promise<CardDetails['movements']> {
  const movements = await listCardMovements(db, cardId)
  const captured = movements.filter(({ kind, isCaptured }) => kind === 'hold-card' && isCaptured)
  const orderKinds = await listKindsOfOrders(
    db,
    captured.map(({ reference }) => reference),
  )
  return movements.map((movement) => ({
    at: movement.at,
    minor: movement.minor,
    kind: kindOf(movement, orderKinds.get(movement.reference)),
  }))
}

const KINDS: Readonly<Record<string, GiftcardMovementKind>> = {
  'issue-card': 'ISSUED',
  'release-hold': 'RELEASED',
  'undo-redeem': 'UNDONE',
  'replace-card': 'REPLACED',
  doubler: 'DOUBLED',
}

/** For a hold: whether it was captured, and by whom. */
function kindOf({ kind, isCaptured, isAtBrand }: CardMovement, orderKind: string | undefined): GiftcardMovementKind {
  if (kind !== 'hold-card') return KINDS[kind] ?? 'ISSUED'
  if (!isCaptured) return 'HELD'
  if (isAtBrand) return 'SPENT_AT_BRAND'
  return orderKind === 'REDEEM' ? 'REDEEMED' : 'PAID'
}
