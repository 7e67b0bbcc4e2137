import type { Context } from '../../platform/context.ts'
import { inOwnTransaction } from '../../platform/db/in-transaction.ts'
import { sealText } from '../../platform/sealing.ts'
import { listEntryHashes, lockOpenDraw, openDraw, saveClosing } from './doubler.store.ts'
import type { DoublerParts } from './doubler-parts.ts'
import { hashSeed } from './rules/draw.ts'
import type { Round } from './rules/next-round.ts'

/**
 * Fixes the list of a round, then creates the seed. So nobody can choose an entry to fit the seed, and the published hash of the seed proves that it
 * was not chosen to fit the list. A second call changes nothing.
 */
export function closeEntries(
  ctx: Context,
  { keyFor }: Pick<DoublerParts, 'keyFor'>,
  round: Round & { storefront: string },
): Promise<void> {
  return inOwnTransaction(ctx, async ({ db, ids, clock }) => {
    await openDraw(db, { ...round, id: ids.uuid() })
    const draw = await lockOpenDraw(db, round)
    if (draw.closedAt) return
    const seed = ids.token()
    await saveClosing(db, draw.id, {
      closedAt: clock.now(),
      hashes: await listEntryHashes(db, draw.id),
      seedSealed: sealText(ids, keyFor('doubler.seed'), { clear: seed, boundTo: draw.id }),
      seedHash: hashSeed(seed),
    })
  })
}
