import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

function Redeeming() {
  return (
    <button type="button" onClick={useLeaveWarning()}>
      Pay
    </button>
  )
}

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const pathToStayBelow = () => document.documentElement.dataset.loadOutside

test('while cards are held the page warns before leaving, and links out of redeeming load a new page', async () => {
  const { unmount } = await renderInShop(<Redeeming />)
  expect([asks(), pathToStayBelow()]).toEqual([true, '/check-your-balance/'])
  unmount()
  expect([asks(), pathToStayBelow()]).toEqual([false, undefined])
})

test('a shopper who leaves on purpose gets no warning', async () => {
  const { user } = await renderInShop(<Redeeming />)
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect([asks(), pathToStayBelow()]).toEqual([false, undefined])
})
