import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '../../../../tests/support/render.tsx'
import type { ThankedOrderFragment } from '../../../generated/documents.ts'
import { NextSteps } from './next-steps.tsx'

test.each([
  ['a gift by email at a chosen moment can be given another', 'DIGITAL', '2026-03-09', true],
  ['a gift by email that goes now cannot', 'DIGITAL', null, false],
  ['a parcel cannot', 'PHYSICAL', '2026-03-09', false],
])('%s', async (_sentence, variationType, deliveryDate, isOffered) => {
  const order = { status: 'COMPLETED', receivers: [{ variationType, deliveryDate }] } as ThankedOrderFragment
  await renderInShop(<NextSteps order={order} />)
  expect(screen.queryByText(/change a date/) !== null).toBe(isOffered)
})
