import { describe, expect, test } from 'vitest'
import { startWorker } from '../../src/platform/jobs/worker.ts'
import { testCheckout } from '../support/checkout.ts'

const shop = await testCheckout()

describe('placing', () => {
  test('leads to the page where it is paid, and back', async () => {
    const anna = await shop.fillCart()
    const { order, payment, errors } = await shop.place(anna)
    expect(errors).toEqual([])
    expect(order).toMatchObject({ status: 'PENDING', paymentMethod: 'paypal', totals: { grandTotal: { value: 25.95 } } })
    expect(payment.action).toBe('REDIRECT')
    expect(await shop.stateOf(anna, order.id)).toMatchObject({
      status: 'PENDING',
      amount: { value: 25.95 },
      redirectUrl: payment.redirectUrl,
    })
    const back = await shop.adyen.finish(payment.redirectUrl, 'pay')
    expect(back.backUrl).toContain(`/checkout/processing-payment/?order=${order.id}&sessionId=`)
    const { state } = await shop.confirm(anna, order.id, back)
    expect(state).toMatchObject({ status: 'COMPLETED', canRetry: false, canCancel: false, error: null })
    expect(startWorker).toBeDefined()
  })
})
