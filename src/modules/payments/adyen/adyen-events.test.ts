import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAdyenEvent, receiveAdyenEvents, toRefusalReason } from './adyen-events.ts'

const settings = {
  ...{ apiKey: '', merchantAccount: 'Ribbon', hmacKey: 'ab'.repeat(32) },
  ...{ checkoutUrl: '', timeoutMs: 0 },
}

/** Signs like Adyen: the reason is not signed. */
function sign(eventCode: string, { success = 'true', reason = '', account = 'Ribbon', action = '', value = 2595 } = {}) {
  const signed = ['C1', 'P1', account, 'ref', value, 'GBP', eventCode, success].join(':')
  const hmacSignature = createHmac('sha256', Buffer.from(settings.hmacKey, 'hex')).update(signed).digest('base64')
  return {
    ...{ eventCode, success, reason, pspReference: 'C1', originalReference: 'P1', merchantReference: 'ref' },
    ...{ merchantAccountCode: account, amount: { currency: 'GBP', value } },
    additionalData: { hmacSignature, ...(action ? { 'modification.action': action } : {}) },
  }
}

function receive(...items: object[]) {
  const notificationItems = items.map((item) => ({ NotificationRequestItem: item }))
  return receiveAdyenEvents(settings, JSON.stringify({ notificationItems }))
}

function receiveSigned(eventCode: string, options?: Parameters<typeof sign>[1]) {
  const received = receive(sign(eventCode, options))
  if (received === 'invalid') throw new Error('the signature is wrong')
  return received.map(({ dedupKey, body }) => ({ dedupKey, ...readAdyenEvent(body) }))[0]
}

test.each([
  ['AUTHORISATION', 'true', 'CAPTURED'],
  ['AUTHORISATION', 'false', 'REFUSED'],
  ['CAPTURE_FAILED', 'true', 'NEVER_ARRIVED'],
  ['CAPTURE', 'true', 'ARRIVED_AFTER_ALL'],
  ['CAPTURE', 'false', 'OTHER'],
  ['CANCELLATION', 'true', 'CANCELLED'],
  ['CANCELLATION', 'false', 'OTHER'],
  ['CANCEL_OR_REFUND', 'false', 'OTHER'],
  ['REQUEST_FOR_INFORMATION', 'true', 'UNKNOWN'],
])('%s (%s) is %s, for the payment that it names', (eventCode, success, kind) => {
  expect(receiveSigned(eventCode, { success })).toMatchObject({ kind, eventId: `${eventCode}:C1`, pspReference: 'P1' })
})

test.each([
  ['it was a cancellation', { action: 'cancel' }, 'CANCELLED'],
  ['it was a refund', { action: 'refund' }, 'REFUNDED'],
  ['it does not say which, so its cards are blocked', {}, 'REFUNDED'],
  ['it names no amount, so all of it is returned', { action: 'refund', value: 0 }, 'CANCELLED'],
])('one request cancels or refunds a payment: %s', (_sentence, options, kind) => {
  expect(receiveSigned('CANCEL_OR_REFUND', options)).toMatchObject({ kind, pspReference: 'P1' })
})

test('such a refund has the reference of a refund, so that its failure is recognised as its own', () => {
  const { eventId } = receiveSigned('CANCEL_OR_REFUND', { action: 'refund' }) ?? {}
  expect(eventId).toBe(receiveSigned('REFUND')?.eventId)
  expect(receiveSigned('REFUND_FAILED')?.refundEventId).toBe(eventId)
})

test('a capture that failed and was made again is an update, although its failure was reported before', () => {
  const again = { reason: 'Transaction Recaptured' }
  expect(receiveSigned('CAPTURE', again)?.dedupKey).not.toBe(receiveSigned('CAPTURE')?.dedupKey)
  expect(receiveSigned('CAPTURE_FAILED', { reason: 'Capture failed' })?.dedupKey).toBe(receiveSigned('CAPTURE_FAILED')?.dedupKey)
})

test('a changed outcome is an update', () => {
  expect(receiveSigned('AUTHORISATION', { success: 'false' })?.dedupKey).not.toBe(receiveSigned('AUTHORISATION')?.dedupKey)
})

test.each([
  ['Refused', 'REFUSED'],
  ['Expired Card', 'REFUSED'],
  ['Card expired', 'REFUSED'],
  ['FRAUD-CANCELLED', 'FRAUD'],
  ['Shopper Cancelled', 'CANCELLED'],
  ['62 : CARD CANCELLED', 'REFUSED'],
  ['Session expired', 'EXPIRED'],
  ['Acquirer Error', 'ERROR'],
])('a payment that was refused with "%s" is %s', (words, reason) => {
  expect(toRefusalReason(words)).toBe(reason)
})

const signed = sign('AUTHORISATION')
const forged = { ...signed, amount: { currency: 'GBP', value: 1 } }

test.each([
  ['behind it', [signed, forged]],
  ['before it', [forged, signed]],
  ['between two', [signed, forged, sign('CAPTURE')]],
])('one forged event makes a delivery of signed ones invalid: %s', (_place, items) => {
  expect(receive(signed, sign('CAPTURE'))).toHaveLength(2)
  expect(receive(...items)).toBe('invalid')
})

test('an event of another merchant account is not accepted, however well it is signed', () => {
  const foreign = sign('AUTHORISATION', { account: 'Another' })
  expect(receive(foreign)).toBe('invalid')
  expect(receive(signed, foreign)).toBe('invalid')
})

test.each([
  ['an empty signature', { additionalData: { hmacSignature: '' } }],
  ['no signature', { additionalData: {} }],
  ['no additional data', { additionalData: undefined }],
  ['a signature that is no text', { additionalData: { hmacSignature: 5 } }],
  ['half a signature', { additionalData: { hmacSignature: signed.additionalData.hmacSignature.slice(0, 20) } }],
])('%s makes a delivery invalid', (_sentence, changed) => {
  expect(receive({ ...signed, ...changed })).toBe('invalid')
})

test('a character that cannot be stored does not lose an event, unless the signature covers it', () => {
  expect(receive({ ...signed, reason: 'a\0b\ud800' })).toMatchObject([{ body: { reason: 'a\ufffdb\ufffd' } }])
  expect(receive({ ...signed, merchantReference: 'ref\0' })).toBe('invalid')
})
