import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findVariation } from '../support/basket.ts'
import { visitShop } from '../support/open-page.tsx'

const PRODUCT = '/gift-cards/grumble-coffee/'
const MINUTE_MS = 60_000

afterEach(() => void vi.useRealTimers())

test('the countdown runs to the cut-off, and passes it while the page is open', async () => {
  const { ask, open } = visitShop()
  // The next working day's cut-off from the page itself, so that the test works on every day of the year.
  const id = await findVariation(ask, PRODUCT, 'PHYSICAL')
  const { deliveryOptions } = await ask(`{ deliveryOptions(variationId: "${id}") { cutOff } }`)
  const goTo = (minutesBefore: number) => vi.setSystemTime(Date.parse(deliveryOptions.cutOff) - minutesBefore * MINUTE_MS)
  const seeTime = (text: RegExp) => waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(text))
  vi.useFakeTimers({ toFake: ['Date'] })
  goTo(2 * 60 + 14)
  await open(PRODUCT)
  await seeTime(/Order within 2 h 1[34] min: posted today/)
  goTo(4)
  await seeTime(/Order within [34] min: posted today/)
  goTo(-6)
  await seeTime(/Order now: posted (tomorrow|on )/)
})
