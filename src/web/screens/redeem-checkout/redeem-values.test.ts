import { expect, test } from 'vitest'
import type { PayableMethodFragment, RedeemOrderFragment } from '#generated/documents.ts'
import { fieldOfRefusal, listRedeemFailures, type RedeemValues, toRedeemInput } from './redeem-values.ts'

const EMPTY: RedeemValues = {
  ...{ firstName: '', lastName: '', email: '', receiverKind: 'ME', message: '', acceptTerms: false },
  ...{ receiverFirstName: '', receiverLastName: '', receiverEmail: '' },
  ...{ countryCode: 'GB', postCode: '', houseNumber: '', suffix: '', street: '', city: '', administrativeArea: '' },
}
const ANN: RedeemValues = { ...EMPTY, firstName: 'Ann', lastName: 'Hill', email: 'ann@example.org' }
const METHODS = [{ id: 'paypal', banks: [], brandLogos: [] }] as unknown as PayableMethodFragment[]

const askedFor = (kind: 'DIGITAL' | 'PHYSICAL', toPay = 0) => {
  const totals = { toPay: { currency: 'GBP', value: toPay }, chosen: { currency: 'GBP', value: 40 } }
  const order = {
    shipments: [{ variationType: kind }],
    needsAddress: kind === 'PHYSICAL',
    totals,
  } as unknown as RedeemOrderFragment
  return { order, methods: METHODS }
}
const wrong = (values: RedeemValues, asked = askedFor('DIGITAL')) =>
  listRedeemFailures(values, asked).map(({ parameter }) => parameter)

test('a digital exchange requires only a name and an e-mail address', () => {
  expect(wrong(EMPTY)).toEqual(['firstName', 'lastName', 'email'])
  expect(wrong(ANN)).toEqual([])
})

test('a parcel requires an address too', () => {
  expect(wrong(ANN, askedFor('PHYSICAL'))).toEqual(['postCode', 'houseNumber', 'street', 'city'])
})

test('passing the exchange on requires a receiver, who needs no e-mail address for a parcel', () => {
  const passed: RedeemValues = { ...ANN, receiverKind: 'RECEIVER', message: 'Have fun 🎉' }
  expect(wrong(passed)).toEqual(['receiverFirstName', 'receiverLastName', 'receiverEmail', 'message'])
  expect(wrong({ ...passed, message: '' }, askedFor('PHYSICAL'))).toEqual([
    'receiverFirstName',
    'receiverLastName',
    ...['postCode', 'houseNumber', 'street', 'city'],
  ])
})

test('an extra payment requires agreement to the terms', () => {
  expect(wrong(ANN, askedFor('DIGITAL', 10))).toEqual(['acceptTerms'])
})

test('the address goes to the holder or to the receiver, never to both', () => {
  const home = { ...ANN, postCode: 'SW1A 1AA', houseNumber: '10', street: 'Bridge Street', city: 'London' }
  expect(toRedeemInput(home, askedFor('PHYSICAL')).holder).toMatchObject({ street: 'Bridge Street' })
  const passed = toRedeemInput({ ...home, receiverKind: 'RECEIVER', receiverFirstName: 'Ben' }, askedFor('PHYSICAL'))
  expect(passed.holder).not.toHaveProperty('street')
  expect(passed.receiver).toMatchObject({ kind: 'RECEIVER', firstName: 'Ben', street: 'Bridge Street' })
  expect(toRedeemInput(home, askedFor('DIGITAL')).holder).not.toHaveProperty('street')
})

test('a refusal is shown at its field', () => {
  const refuse = (referencedRequestParameter: string) => fieldOfRefusal({ code: 1, message: '', referencedRequestParameter }, ANN)
  expect(refuse('holder.email')).toBe('email')
  expect(refuse('receiver.email')).toBe('receiverEmail')
  expect(refuse('receiver.postCode')).toBe('postCode')
  expect(refuse('acceptTerms')).toBe('acceptTerms')
  expect(refuse('packages.1.value')).toBeUndefined()
})
