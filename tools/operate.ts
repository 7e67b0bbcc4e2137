/**
 * What waits for one of our people, and what they can do about it (docs/running.md).
 *
 *   node --import tsx tools/operate.ts                         lists what is not as it must be, and blocked cards
 *   node --import tsx tools/operate.ts --refund <reference>    has the provider asked once more for a refund that failed
 *   node --import tsx tools/operate.ts --unblock <card id>     lifts the block of a card
 *
 * It takes the environment of the shop (DATABASE_URL, DATA_DIR) and may run beside it.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../src/app/config.ts'
import { openDatabase } from '../src/app/database.ts'
import { createShutdown } from '../src/app/shutdown.ts'
import { askForRefundAgain } from '../src/modules/checkout/ask-for-refund.ts'
import { liftBlock } from '../src/modules/checkout/lift-block.ts'
import { listBlockedCards, listViolations } from '../src/modules/giftcards/index.ts'
import { readOrder } from '../src/modules/orders/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/context.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { isUuid } from '../src/shared/uuid.ts'

async function list(ctx: Context): Promise<void> {
  const violations = await listViolations(ctx.db)
  for (const { rule, subject, detail, quiet } of violations) {
    say(`${rule}  ${subject}  ${detail}${quiet ? ' (unless it is under way)' : ''}`)
  }
  const cards = await listBlockedCards(ctx.db, ctx.clock.now())
  for (const { id, orderId, lastFour, status, wrongPins } of cards) {
    const { number } = await readOrder(ctx.db, orderId)
    const why = status === 'BLOCKED' ? 'its money was taken back or is disputed' : `${wrongPins} wrong PINs`
    say(`blocked card  ${id}  ends in ${lastFour}, of order ${number}: ${why}`)
  }
  if (violations.length + cards.length === 0) say('Nothing waits for anybody.')
}

async function refund(ctx: Context, reference: string): Promise<void> {
  if (await askForRefundAgain(ctx, reference)) say(`The worker asks for the refund of ${reference}.`)
  else refuse(`No refund of ${reference} waits for you: none failed, it is under way, or money went back otherwise.`)
}

async function unblock(ctx: Context, cardId: string): Promise<void> {
  const lifted = isUuid(cardId) ? await liftBlock(ctx, cardId) : undefined
  if (lifted?.ok) say(`Card ${cardId} can be used again.`)
  else refuse(lifted?.failure === 'money gone' ? 'The money of its order was taken back from us.' : `There is no card ${cardId}.`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const { values } = parseArgs({ options: { refund: { type: 'string' }, unblock: { type: 'string' } } })
const config = await readConfig(process.env)
const log = createLog({ level: 'warn' })
const shutdown = createShutdown(log)
try {
  const { db } = await openDatabase(config, log, shutdown)
  const ctx: Context = { db, clock: systemClock, ids: randomIds, log }
  if (values.refund) await refund(ctx, values.refund)
  else if (values.unblock) await unblock(ctx, values.unblock)
  else await list(ctx)
} finally {
  await shutdown.close()
}
