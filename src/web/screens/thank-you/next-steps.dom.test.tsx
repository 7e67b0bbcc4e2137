import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ThankedOrderFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { NextSteps } from './next-steps.tsx'

test.each([
  ['a gift by email at a chosen time can be rescheduled', 'DIGITAL', '2026-03-09', true],
  ['a gift by email that is sent now cannot', 'DIGITAL', null, false],
  ['a parcel can be rescheduled until it is packed', 'PHYSICAL', null, true],
])('%s', async (_sentence, variationType, deliveryDate, isOffered) => {
  const order = { status: 'COMPLETED', receivers: [{ variationType, deliveryDate }] } as ThankedOrderFragment
  await renderInShop(<NextSteps order={order} />)
  expect(screen.queryByText(/change a date/) !== null).toBe(isOffered)
})

test.each([
  ['a British transfer takes hours', 'GB82 WEST 1234 5698 7654 32', /usually arrives within two hours/],
  ['any other transfer takes days', 'NL91 ABNA 0417 1643 00', /one to three working days/],
])('%s', async (_sentence, accountNumber, text) => {
  await renderInShop(
    <NextSteps order={{ status: 'PENDING', receivers: [] } as unknown as ThankedOrderFragment} transfer={{ accountNumber }} />,
  )
  expect(screen.getByText(text)).toBeTruthy()
})
