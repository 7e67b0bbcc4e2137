import { expect, test } from 'vitest'
import { listGiftSteps } from './gift-steps.ts'

test.each([
  ['a scheduled gift', 'DIGITAL', 'PLANNED', 'PAID done, SCHEDULED current, SENT ahead, OPENED ahead'],
  ['a sent gift waits to be opened', 'DIGITAL', 'SENT', 'PAID done, SCHEDULED done, SENT done, OPENED ahead'],
  ['an opened gift has completed all steps', 'DIGITAL', 'OPENED', 'PAID done, SCHEDULED done, SENT done, OPENED done'],
  ['a refused mail has failed at the sending step', 'DIGITAL', 'BOUNCED', 'PAID done, SCHEDULED done, SENT failed, OPENED ahead'],
  ['a parcel is packed', 'PHYSICAL', 'TO_PACK', 'PAID done, PACKED current, SENT ahead'],
  ['a parcel that was shipped', 'PHYSICAL', 'SHIPPED', 'PAID done, PACKED done, SENT done'],
] as const)('%s', (_sentence, variationType, state, expected) => {
  expect(
    listGiftSteps({ variationType, state })
      .map((step) => `${step.name} ${step.state}`)
      .join(', '),
  ).toBe(expected)
})
