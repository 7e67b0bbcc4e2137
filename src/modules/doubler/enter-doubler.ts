import { createHmac } from 'node:crypto'
import { checkSender, type SenderLimits } from '../../platform/captcha/check-sender.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import { sealText } from '../../platform/sealing.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { toCardNumber } from '../../shared/validation/card-number.ts'
import { type DoublerFields, listDoublerFailures } from '../../shared/validation/doubler-entry.ts'
import { mailboxKey } from '../../shared/validation/email.ts'
import type { ShopContext } from '../accounts/index.ts'
import { lockDrawShared, monthOf, openDraw, saveEntry } from './doubler.store.ts'
import type { DoublerParts } from './doubler-parts.ts'
import { DOUBLER_ENTERED } from './jobs/doubler-mails.job.ts'
import { hashEntry } from './rules/draw.ts'
import { isOpenAt, nextRound, type Round } from './rules/next-round.ts'

const TEN_MINUTES = 10 * 60
const LIMITS: SenderLimits = {
  perSource: { name: 'doubler-source', points: 5, seconds: TEN_MINUTES, alarmPerDay: 2_000 },
  withoutPuzzle: { name: 'doubler-plain', points: 2, seconds: TEN_MINUTES, alarmPerDay: 200 },
}
/** Cards are not looked up, so numbers can be invented. One network must not fill the public list. */
export const PER_DAY: SourceBucket = { name: 'doubler-day', points: 30, seconds: 24 * 60 * 60 }
/**
 * Each entry sends a mail to an address that may belong to a stranger. Over the limit only the mail is skipped, so that nobody can prevent the owner
 * of the address from entering.
 */
const MAILS_PER_MAILBOX: Bucket = { name: 'doubler-mailbox', points: 10, seconds: 24 * 60 * 60 }

type EntryInput = {
  fields: DoublerFields
  /** Undefined for a form sent without JavaScript. */
  captchaToken: string | undefined
}

/**
 * Enters a card for the next draw, once. The card is not looked up, so the answer is the same for every number, whether or not the card exists or is
 * already entered. The draw checks the card.
 */
export async function enterDoubler(
  ctx: ShopContext,
  parts: DoublerParts,
  { fields, captchaToken }: EntryInput,
): Promise<Result<Round, ShopFailure[]>> {
  if (!ctx.storefront.toggles.doubler) return fail([{ name: 'DOUBLER_UNKNOWN' }])
  const failures = listDoublerFailures(fields)
  if (failures.length > 0) return fail(failures)
  const sender = await checkSender(ctx, parts, { limits: LIMITS, captchaToken })
  if (!sender.ok) return fail([sender.failure])
  const mayEnter = await parts.limits.consumeBySource(ctx, PER_DAY)
  if (!mayEnter.ok) return fail([mayEnter.failure])
  const mayMail = await parts.limits.consume(ctx, MAILS_PER_MAILBOX, mailboxKey(fields.email.trim()))
  return inTransaction(ctx, (ctx) => saveForRound(ctx, parts, { fields, mayMail: mayMail.ok }))
}

type Entering = { fields: DoublerFields; mayMail: boolean }

async function saveForRound(
  ctx: ShopContext,
  parts: DoublerParts,
  { fields, mayMail }: Entering,
): Promise<Result<Round, ShopFailure[]>> {
  const { db, ids, clock, storefront } = ctx
  const round = nextRound(clock.now(), storefront.timeZone)
  if (!isOpenAt(round, clock.now())) return fail([{ name: 'DOUBLER_CLOSED' }])
  await openDraw(db, { ...round, id: ids.uuid(), storefront: storefront.code })
  const draw = await lockDrawShared(db, { storefront: storefront.code, drawOn: round.drawOn })
  if (draw.closedAt) return fail([{ name: 'DOUBLER_CLOSED' }])
  const entry = createEntry(ctx, parts, fields, round)
  // The first entry of a card counts. Entering it again gets the same answer.
  const isNew = await saveEntry(db, { ...entry, drawId: draw.id })
  if (isNew && mayMail) await addJob(db, DOUBLER_ENTERED, { id: entry.id }, { key: `${DOUBLER_ENTERED} ${entry.id}` })
  return ok(round)
}

// oxlint-disable-next-line max-params -- the context, the parts, and an entry of a round
function createEntry(
  { ids, clock, storefront, language }: ShopContext,
  parts: DoublerParts,
  fields: DoublerFields,
  round: Round,
) {
  const number = toCardNumber(fields.cardNumber)
  const [id, ticket, lastFour] = [ids.uuid(), ids.token(), number.slice(-4)]
  return {
    id,
    cardHash: createHmac('sha256', parts.keyFor('doubler.card')).update(number).digest(),
    numberSealed: sealText(ids, parts.keyFor('doubler.number'), { clear: number, boundTo: id }),
    lastFour,
    name: fields.name.trim(),
    email: fields.email.trim(),
    language,
    ticket,
    hash: hashEntry({ storefront: storefront.code, month: monthOf(round), ticket, lastFour }),
    enteredAt: clock.now(),
  }
}
