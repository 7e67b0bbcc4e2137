import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

function Redeeming() {
  const detach = useLeaveWarning()
  return (
    <>
      <a href="/">Home</a>
      <a href="/check-your-balance/checkout/">To checkout</a>
      <a href="/gift-cards/bramble/" target="_blank" rel="noopener">
        More
      </a>
      <button type="button" onClick={detach}>
        Pay
      </button>
    </>
  )
}

/** The links of which the page itself hears: they are followed without a load, which asks nothing. */
async function heard(): Promise<string[]> {
  const texts: string[] = []
  const hear = ({ target }: Event) => texts.push((target as Element).textContent ?? '')
  document.addEventListener('click', hear)
  // The browser of the tests must not go there.
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay, { capture: true })
  for (const link of screen.getAllByRole('link')) link.click()
  document.removeEventListener('click', hear)
  window.removeEventListener('click', stay, { capture: true })
  return texts
}

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('while cards are held a link out of redeeming loads its page, which asks first', async () => {
  const { unmount } = await renderInShop(<Redeeming />)
  expect(await heard()).toEqual(['To checkout', 'More'])
  expect(asks()).toBe(true)
  unmount()
  expect(asks()).toBe(false)
})

test('who leaves on purpose is not asked', async () => {
  const { user } = await renderInShop(<Redeeming />)
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(asks()).toBe(false)
})
