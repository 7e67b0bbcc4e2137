import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAdyenEvent, receiveAdyenEvents } from './adyen-events.ts'

const settings = {
  ...{ apiKey: '', merchantAccount: 'Ribbon', hmacKey: 'ab'.repeat(32) },
  ...{ checkoutUrl: '', timeoutMs: 0 },
}

/** As Adyen signs it: without the reason. */
function tell(eventCode: string, { success = 'true', reason = '' } = {}) {
  const signed = ['C1', 'P1', 'Ribbon', 'ref', '2595', 'GBP', eventCode, success].join(':')
  const hmacSignature = createHmac('sha256', Buffer.from(settings.hmacKey, 'hex')).update(signed).digest('base64')
  const item = {
    ...{ eventCode, success, reason, pspReference: 'C1', originalReference: 'P1', merchantReference: 'ref' },
    ...{ merchantAccountCode: 'Ribbon', amount: { currency: 'GBP', value: 2595 }, additionalData: { hmacSignature } },
  }
  const received = receiveAdyenEvents(settings, JSON.stringify({ notificationItems: [{ NotificationRequestItem: item }] }))
  if (received === 'invalid') throw new Error('the signature is wrong')
  return received.map(({ dedupKey, body }) => ({ dedupKey, ...readAdyenEvent(body) }))[0]
}

test.each([
  ['CAPTURE_FAILED', 'true', 'NEVER_CAME'],
  ['CAPTURE', 'true', 'CAME_AFTER_ALL'],
  ['CAPTURE', 'false', 'OTHER'],
  ['CANCELLATION', 'true', 'CANCELLED'],
  ['CANCELLATION', 'false', 'OTHER'],
])('%s (%s) is %s, of the payment that it names', (eventCode, success, kind) => {
  expect(tell(eventCode, { success })).toMatchObject({ kind, eventId: `${eventCode}:C1`, pspReference: 'P1' })
})

test('a capture that failed and was made again is news, though it was told before that it failed', () => {
  const again = { reason: 'Transaction Recaptured' }
  expect(tell('CAPTURE', again)?.dedupKey).not.toBe(tell('CAPTURE')?.dedupKey)
  expect(tell('CAPTURE_FAILED', { reason: 'Capture failed' })?.dedupKey).toBe(tell('CAPTURE_FAILED')?.dedupKey)
})
