import { beforeEach } from 'vitest'
import { orderToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { sendGift } from '../../src/modules/orders/fulfilment/send-gift.ts'
import type { Order } from '../../src/modules/orders/index.ts'
import { testFulfilment } from './fulfilment.ts'
import { testMailbox } from './mailbox.ts'
import { listQueuedJobs } from './queue.ts'
import { HARMLESS_SERVICES } from './services.ts'

/** A shop whose gifts are sent by e-mail, to another recipient in each test, and their mailbox. */
export async function testGifts() {
  const shop = await testFulfilment()
  const { ctx, db, buy } = shop
  const mailbox = await testMailbox()
  const parts = { ...HARMLESS_SERVICES, mailer: mailbox.mailer }
  let count = 0
  beforeEach(() => void count++)
  /** The recipient's address in this test. */
  const address = () => `ben${count}@example.com`

  async function buyGift(deliverAt?: string): Promise<{ order: Order; shipmentId: string; token: string }> {
    const receivers = [{ kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: address(), deliverAt }]
    const order = await buy([{ qty: 2, wrapperId: 'birthday-balloons', message: 'Happy <b>birthday</b>,\n\nBen!', receivers }])
    return { order, shipmentId: order.shipments[0]?.id as string, token: orderToken(parts, order.id) }
  }

  const send = (shipmentId: string, attempt = 1) => sendGift(ctx, parts, { shipmentId, attempt })

  /** The queued jobs with this name and this id in their payload. */
  async function listJobs(name: string, id: string): Promise<{ runAt: Date; payload: unknown }[]> {
    const jobs = await listQueuedJobs(db, { name })
    return jobs.filter(({ payload }) => JSON.stringify(payload).includes(id))
  }

  return { ...shop, mailbox, parts, guest: shop.visitor(), address, buyGift, send, listJobs }
}
