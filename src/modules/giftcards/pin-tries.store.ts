import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'

/** Wrong PINs in a row after which a card rests for a day, and after which it waits for support. */
const DAY_BLOCK_AFTER = 5
const LASTING_BLOCK_AFTER = 10
const DAY_MS = 24 * 60 * 60 * 1000
/** Enough that those who try unknown numbers at once do not wait for each other, which would tell them apart. */
const DECOYS = 4_096

type Slot = { cardId: string | undefined; numberIndex: Buffer }

/**
 * Counts a try as a wrong one, before anybody looks at the PIN: of many at once each has a number of its own. False while the card is blocked,
 * and then nothing is counted. A number without a card takes the same work, and is never blocked: nobody hears of it.
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

/** The PIN was right, or support has heard the holder. */
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
