import { randomUUID } from 'node:crypto'
import { createShopper } from '../tests/support/shopper.ts'

/** The cookies of a visitor who has a gift in the basket. */
export async function fillBasket(origin: string): Promise<string> {
  const visitor = createShopper({ origin, email: 'visitor@example.com', ip: '192.0.2.1' })
  const variationId = await visitor.findVariation('/gift-cards/grumble-coffee/', 'DIGITAL')
  await visitor.addCard({ variationId, value: 30, qty: 1, key: randomUUID() })
  return visitor.writeCookies()
}
