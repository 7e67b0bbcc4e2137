import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/context.ts'
import { toApiMoney } from '../../shared/money.ts'
import { type Draw, monthOf, readListsAsJson } from './doubler.store.ts'

/** Room for the latest draws of all storefronts, unless their lists are very long. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024

export function proofPath(draw: Draw): string {
  return `/doubler/proof/${monthOf(draw)}.json`
}

export type DrawProofs = {
  tagOf: (draw: Draw) => string
  read: (db: Db, draw: Draw) => Promise<Buffer>
}

/** The files that allow anybody to recompute a draw. A file changes only once, when it is drawn, so it is written once and its bytes are cached. */
export function createDrawProofs(): DrawProofs {
  const files = new LRUCache<string, Buffer, { db: Db; draw: Draw }>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_tag, _old, { context: { db, draw } }) => writeProof(db, draw),
  })
  const tagOf = ({ id, drawnAt }: Draw) => `"${id}-${drawnAt ? 'drawn' : 'closed'}"`
  return { tagOf, read: (db, draw) => files.forceFetch(tagOf(draw), { context: { db, draw } }) }
}

async function writeProof(db: Db, draw: Draw): Promise<Buffer> {
  const { entries, skipped } = await readListsAsJson(db, draw.id)
  const { currency, prizeMinor } = draw
  const rest = {
    storefront: draw.storefront,
    month: monthOf(draw),
    closedAt: draw.closedAt,
    drawAt: draw.drawAt,
    listHash: draw.listHash,
    seedHash: draw.seedHash,
    drawnAt: draw.drawnAt,
    seed: draw.seed,
    winner: draw.winnerHash,
    prize: currency === null ? null : toApiMoney({ currency, minor: Number(prizeMinor) }),
  }
  return Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"skipped":${skipped},"entries":${entries}}`)
}
