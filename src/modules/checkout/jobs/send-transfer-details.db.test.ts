import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import { testMailbox } from '#tests/support/mailbox.ts'
import { deleteQueuedJobs, listQueuedJobs } from '#tests/support/queue.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { createTransferJob } from './send-transfer-details.job.ts'

const shop = await testCheckout()
const { adyen, clock, ctx, db } = shop
const mailbox = await testMailbox()
const job = createTransferJob({ ...HARMLESS_SERVICES, payments: adyen.provider, mailer: mailbox.mailer })
afterEach(() => mailbox.setFaults({ times: 0 }))

describe('refused transfer details', () => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })

  async function refuse(refusals?: number): Promise<string> {
    const { visitor, id, page } = await shop.placed({ paymentMethod: 'banktransfer' })
    await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    await deleteQueuedJobs(db)
    await mailbox.setFaults({ times: 1, code: 550 })
    await job.run({ ...ctx, log }, { orderId: id, ...(refusals && { refusals }) })
    return id
  }

  const listTries = (orderId: string) => listQueuedJobs(db, { key: `send-transfer-details ${orderId}` })

  test('are sent again after a minute', async () => {
    const orderId = await refuse()
    const runAt = new Date(clock.now().getTime() + 60_000)
    expect(await listTries(orderId)).toEqual([{ runAt, payload: { orderId, refusals: 1 } }])
    await job.run(ctx, { orderId, refusals: 1 })
    expect((await mailbox.list('anna@example.com')).filter(({ messageId }) => messageId.includes(orderId))).toHaveLength(1)
    expect(logged).toEqual([])
  })

  test('are abandoned after the fifth refusal, with a line in the log', async () => {
    const orderId = await refuse(4)
    expect(await listTries(orderId)).toEqual([])
    expect(logged).toEqual([expect.stringContaining(orderId)])
  })
})
