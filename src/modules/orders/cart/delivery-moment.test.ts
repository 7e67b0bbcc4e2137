import { expect, test } from 'vitest'
import { checkDeliveryMoment, type MomentChoice } from './delivery-moment.ts'

const NOW = new Date('2026-07-06T10:00:00Z')
const MAIL: MomentChoice = {
  kind: 'DIGITAL',
  listDates: () => ['2026-07-06', '2026-07-07', '2026-07-08'],
  timeZone: 'Europe/London',
  now: NOW,
}
const POST: MomentChoice = { ...MAIL, kind: 'PHYSICAL', listDates: () => ['2026-07-08', '2026-07-09'] }

test.each([
  ['nothing chosen means at once', MAIL, {}, { deliverAt: null, deliverOn: null }],
  ['a day for the post', POST, { deliverOn: '2026-07-08' }, { deliverAt: null, deliverOn: '2026-07-08' }],
  [
    'a day for a mail means nine in the morning there',
    MAIL,
    { deliverOn: '2026-07-07' },
    { deliverAt: '2026-07-07T08:00:00.000Z' },
  ],
  ['today means at once when the morning is over', MAIL, { deliverOn: '2026-07-06' }, { deliverAt: null }],
  ['an instant', MAIL, { deliverAt: '2026-07-07T18:30:00Z' }, { deliverAt: '2026-07-07T18:30:00.000Z' }],
  ['with an offset', MAIL, { deliverAt: '2026-07-07T18:30:00+02:00' }, { deliverAt: '2026-07-07T16:30:00.000Z' }],
  ['a time on the shop’s clock', MAIL, { deliverAt: '2026-07-07T18:30' }, { deliverAt: '2026-07-07T17:30:00.000Z' }],
  [
    'half an hour after midnight in the shop, although the day before in UTC',
    { ...MAIL, now: new Date('2026-07-05T22:00:00Z') },
    { deliverAt: '2026-07-05T23:30:00Z' },
    { deliverAt: '2026-07-05T23:30:00.000Z' },
  ],
  ['a minute ago counts as now', MAIL, { deliverAt: '2026-07-06T09:59:00Z' }, { deliverAt: '2026-07-06T09:59:00.000Z' }],
])('%s', (_sentence, choice, input, expected) => {
  const checked = checkDeliveryMoment(input, choice)
  expect(checked.ok && JSON.parse(JSON.stringify(checked.value))).toMatchObject(expected)
})

test.each([
  ['a day without post', POST, { deliverOn: '2026-07-07' }, 'deliverOn'],
  ['a day that is past', MAIL, { deliverOn: '2026-07-05' }, 'deliverOn'],
  ['too far ahead', MAIL, { deliverAt: '2027-07-05T10:00:00Z' }, 'deliverAt'],
  ['the day after the last, although it is the last in UTC', MAIL, { deliverAt: '2026-07-08T23:30:00Z' }, 'deliverAt'],
  ['an hour ago', MAIL, { deliverAt: '2026-07-06T09:00:00Z' }, 'deliverAt'],
  ['a time of day for the post', POST, { deliverAt: '2026-07-08T10:00:00Z' }, 'deliverAt'],
  ['something that is not a time', MAIL, { deliverAt: 'tomorrow' }, 'deliverAt'],
  ['the last instant that can be written', MAIL, { deliverAt: '+275760-09-13T00:00:00Z' }, 'deliverAt'],
  ['a thirteenth month', MAIL, { deliverAt: '2026-13-01T10:00' }, 'deliverAt'],
])('%s is refused', (_sentence, choice, input, parameter) => {
  expect(checkDeliveryMoment(input, choice)).toEqual({ ok: false, failure: { name: 'DELIVERY_DATE_INVALID', parameter } })
})
