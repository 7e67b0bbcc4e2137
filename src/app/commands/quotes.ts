import { parseArgs } from 'node:util'
import { closeQuoteRequest, listOpenQuotes } from '../../modules/enquiries/index.ts'
import type { Context } from '../../platform/context.ts'
import { recordStaffCommand } from '../../platform/security-log/record-event.ts'
import { type OpenShop, readStaffName, refuse, say } from './staff-shop.ts'

const TEXT = { type: 'string' } as const
const MINUTE_MS = 60_000

/** Lists the open quote requests, the most urgent first, and closes one that was answered. */
export async function quotes(args: string[], openShop: OpenShop): Promise<void> {
  const { values } = parseArgs({ args, options: { as: TEXT, close: TEXT } })
  if (values.close === undefined) return list((await openShop()).ctx)
  const staff = readStaffName(values.as)
  const { ctx } = await openShop()
  await recordStaffCommand(ctx, { staff, command: `quotes --close ${values.close}` })
  const isClosed = await closeQuoteRequest(ctx.db, { number: values.close, by: staff, now: ctx.clock.now() })
  if (isClosed) say(`Quote request ${values.close} is closed.`)
  else refuse(`There is no open quote request ${values.close}.`)
}

async function list({ db, clock }: Context): Promise<void> {
  const open = await listOpenQuotes(db)
  for (const { number, storefront, email, answerBy, details } of open) {
    const { companyName, phoneNumber, contactPreference } = details
    const way = contactPreference === 'PHONE' ? `call ${phoneNumber}` : `write to ${email}`
    say(`${number}  ${storefront}  ${writeClock(answerBy, clock.now())}: ${JSON.stringify(companyName)}, ${way}`)
  }
  if (open.length === 0) say('There is no open quote request.')
}

/** "answer by 2026-03-05 10:12 UTC, 23 minutes left", or how late it is. */
function writeClock(answerBy: Date, now: Date): string {
  const minutes = Math.floor((answerBy.getTime() - now.getTime()) / MINUTE_MS)
  const time = `${answerBy.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return minutes >= 0 ? `answer by ${time}, ${writeMinutes(minutes)} left` : `LATE by ${writeMinutes(-minutes)}, since ${time}`
}

function writeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
