import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'

/** The number of wrong PINs in a row that block a card for a day, and the number that block it until support unblocks it. */
const DAY_BLOCK_AFTER = 5
const LASTING_BLOCK_AFTER = 10
const DAY_MS = 24 * 60 * 60 * 1000
/** So many that parallel tries of unknown numbers do not wait for each other; that delay would reveal that a number is unknown. */
const DECOYS = 4_096

type Slot = { cardId: string | undefined; numberIndex: Buffer }

/**
 * Counts a try as wrong before the PIN is checked, so that parallel tries are all counted. False while the card is blocked; then nothing is counted.
 * An unknown number does the same work in a decoy slot, and is never blocked.
 */
export async function countPinTry(db: Db, { cardId, numberIndex }: Slot, now: Date): Promise<boolean> {
  const slot = cardId ? slotOf(cardId) : `decoy:${numberIndex.readUInt32BE() % DECOYS}`
  const { rows } = await sql`
    insert into giftcard_pin_tries as tries (slot, wrong_in_a_row) values (${slot}, 1)
    on conflict (slot) do update set
      wrong_in_a_row = tries.wrong_in_a_row + 1,
      blocked_until = case
        when ${cardId === undefined} then null
        when tries.wrong_in_a_row + 1 >= ${LASTING_BLOCK_AFTER} then 'infinity'
        when tries.wrong_in_a_row + 1 = ${DAY_BLOCK_AFTER} then ${new Date(now.getTime() + DAY_MS)}::timestamptz
      end
    where tries.blocked_until is null or tries.blocked_until <= ${now}
    returning 1`.execute(db)
  return rows.length === 1
}

/** Called after a right PIN, or when support has identified the holder. */
export async function resetPinTries(db: Db, cardId: string): Promise<void> {
  await db
    .updateTable('giftcard_pin_tries')
    .set({ wrong_in_a_row: 0, blocked_until: null })
    .where('slot', '=', slotOf(cardId))
    .execute()
}

function slotOf(cardId: string): string {
  return `card:${cardId}`
}
