/**
 * What waits for one of our people, and what they can do about it (docs/running.md).
 *
 *   node --import tsx tools/operate.ts                         lists what is not as it must be, blocked cards and stopped orders
 *   node --import tsx tools/operate.ts --refund <reference>    has the provider asked once more for a refund that failed
 *   node --import tsx tools/operate.ts --unblock <card id>     lifts the block of a card
 *   node --import tsx tools/operate.ts --release <order>       lets a stopped order send and ship, and its cards be spent
 *   node --import tsx tools/operate.ts --paid <invoice>        the money of an invoice came to our account
 *   node --import tsx tools/operate.ts --lost <invoice>        it will not come: its cards are blocked
 *
 * It takes the environment of the shop (DATABASE_URL, DATA_DIR) and may run beside it.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../src/app/config.ts'
import { openDatabase } from '../src/app/database.ts'
import { createShutdown } from '../src/app/shutdown.ts'
import { askForRefundAgain } from '../src/modules/checkout/ask-for-refund.ts'
import { listLateInvoices } from '../src/modules/checkout/invoices/late-invoices.ts'
import { loseInvoice, receiveInvoice } from '../src/modules/checkout/invoices/settle-invoice.ts'
import { liftBlock } from '../src/modules/checkout/lift-block.ts'
import { releaseOrder } from '../src/modules/checkout/release-order.ts'
import { listBlockedCards, listViolations } from '../src/modules/giftcards/index.ts'
import { listStoppedOrders, readOrder } from '../src/modules/orders/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/context.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { formatMoney, toApiMoney } from '../src/shared/money.ts'
import { isUuid } from '../src/shared/uuid.ts'

async function list(ctx: Context): Promise<void> {
  const violations = await listViolations(ctx.db)
  for (const { rule, subject, detail, quiet } of violations) {
    say(`${rule}  ${subject}  ${detail}${quiet ? ' (unless it is under way)' : ''}`)
  }
  const cards = await listBlockedCards(ctx.db, ctx.clock.now())
  for (const { id, orderId, lastFour, status, wrongPins } of cards) {
    const { number } = await readOrder(ctx.db, orderId)
    const why = status === 'BLOCKED' ? 'its money was taken back, is disputed or never came' : `${wrongPins} wrong PINs`
    say(`blocked card  ${id}  ends in ${lastFour}, of order ${number}: ${why}`)
  }
  const stopped = await listStoppedOrders(ctx.db)
  for (const { number, gifts, parcels } of stopped)
    say(
      `stopped order  ${number}  keeps back ${gifts} by mail and ${parcels} by post: its money went back, is disputed or never came`,
    )
  const late = await listLateInvoices(ctx)
  for (const { name, owed, dueOn } of late)
    say(`unpaid invoice  ${name}  ${formatMoney(toApiMoney(owed), 'en')}, due on ${dueOn}`)
  if (violations.length + cards.length + stopped.length + late.length === 0) say('Nothing waits for anybody.')
}

async function refund(ctx: Context, reference: string): Promise<void> {
  if (await askForRefundAgain(ctx, reference)) say(`The worker asks for the refund of ${reference}.`)
  else refuse(`No refund of ${reference} waits for you: none failed, it is under way, or money went back otherwise.`)
}

async function unblock(ctx: Context, cardId: string): Promise<void> {
  const lifted = isUuid(cardId) ? await liftBlock(ctx, cardId) : undefined
  if (lifted?.ok) say(`Card ${cardId} can be used again.`)
  else
    refuse(
      lifted?.failure === 'money gone'
        ? 'Its money is gone: that of its order, or of a card that paid for it.'
        : `There is no card ${cardId}.`,
    )
}

async function release(ctx: Context, number: string): Promise<void> {
  const released = await releaseOrder(ctx, number)
  if (released.ok) say(`Order ${number} goes on.`)
  else
    refuse(
      released.failure === 'not stopped'
        ? `There is no order ${number}, or it is not stopped.`
        : `Order ${number} was paid with a card that is blocked: lift that, or release the order that it is of.`,
    )
}

async function settleInvoice(
  ctx: Context,
  { paid, lost }: { paid?: string | undefined; lost?: string | undefined },
): Promise<void> {
  if (paid && (await receiveInvoice(ctx, paid))) say(`Invoice ${paid} is paid.`)
  else if (lost && (await loseInvoice(ctx, lost))) say(`The cards of invoice ${lost} are blocked.`)
  else refuse(`Nothing is owed under ${paid ?? lost}, or it was said before.`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const OPTION = { type: 'string' } as const
const { values } = parseArgs({ options: { refund: OPTION, unblock: OPTION, release: OPTION, paid: OPTION, lost: OPTION } })
const config = await readConfig(process.env)
const log = createLog({ level: 'warn' })
const shutdown = createShutdown(log)
try {
  const { db } = await openDatabase(config, log, shutdown)
  const ctx: Context = { db, clock: systemClock, ids: randomIds, log }
  if (values.refund) await refund(ctx, values.refund)
  else if (values.unblock) await unblock(ctx, values.unblock)
  else if (values.release) await release(ctx, values.release)
  else if (values.paid || values.lost) await settleInvoice(ctx, values)
  else await list(ctx)
} finally {
  await shutdown.close()
}
