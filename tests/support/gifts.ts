import { beforeEach } from 'vitest'
import { orderToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { sendGift } from '../../src/modules/orders/fulfilment/send-gift.ts'
import type { Order } from '../../src/modules/orders/index.ts'
import { testFulfilment } from './fulfilment.ts'
import { testMailbox } from './mailbox.ts'
import { listQueuedJobs } from './queue.ts'
import { CALM_SERVICES } from './services.ts'

/** A shop whose gifts go by mail, to somebody else in each test, and the mailbox that they come to. */
export async function testGifts() {
  const shop = await testFulfilment()
  const { ctx, db, buy } = shop
  const mailbox = await testMailbox()
  const parts = { ...CALM_SERVICES, mailer: mailbox.mailer }
  let count = 0
  beforeEach(() => void count++)
  /** Whose gift it is in this test. */
  const address = () => `ben${count}@example.com`

  async function buyGift(deliverAt?: string): Promise<{ order: Order; shipmentId: string; token: string }> {
    const receivers = [{ kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: address(), deliverAt }]
    const order = await buy([{ qty: 2, wrapperId: 'birthday-balloons', message: 'Happy <b>birthday</b>,\n\nBen!', receivers }])
    return { order, shipmentId: order.shipments[0]?.id as string, token: orderToken(parts, order.id) }
  }

  const send = (shipmentId: string, attempt = 1) => sendGift(ctx, parts, { shipmentId, attempt })

  /** The waiting jobs of a name that are about one thing. */
  async function listJobs(name: string, id: string): Promise<{ runAt: Date; payload: unknown }[]> {
    const jobs = await listQueuedJobs(db, { name })
    return jobs.filter(({ payload }) => JSON.stringify(payload).includes(id))
  }

  return { ...shop, mailbox, parts, guest: shop.visitor(), address, buyGift, send, listJobs }
}
