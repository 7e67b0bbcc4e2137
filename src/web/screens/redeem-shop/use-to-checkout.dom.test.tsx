import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { useToCheckout } from './use-to-checkout.tsx'

const detachWarning = vi.fn<() => void>()

function Choosing({ needsAddress }: { needsAddress: boolean }) {
  const { toCheckout, modals } = useToCheckout({ needsAddress } as RedeemOrderFragment, detachWarning)
  return (
    <>
      <button type="button" onClick={() => void toCheckout()}>
        Continue
      </button>
      {modals}
    </>
  )
}

async function renderAndProceed({ orderModalAuthMode, needsAddress }: { orderModalAuthMode: boolean; needsAddress: boolean }) {
  const ask = async () => ({ getUserInfo: { user: null }, storeData: { toggles: { orderModalAuthMode } } })
  const { user, router } = await renderInShop(<Choosing needsAddress={needsAddress} />, ask as unknown as Ask)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  return { router }
}

beforeEach(() => detachWarning.mockClear())

test.each([
  ['a stranger enters the address for a parcel in a dialog', false, 'Where do we send your card?'],
  ['where the store asks, a stranger identifies first', true, 'What is your email address?'],
])('%s', async (_sentence, orderModalAuthMode, title) => {
  await renderAndProceed({ orderModalAuthMode, needsAddress: true })
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  expect(detachWarning).not.toHaveBeenCalled()
})

test('without a parcel no dialog opens', async () => {
  await renderAndProceed({ orderModalAuthMode: true, needsAddress: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the warning about closing the tab is removed on the way to the redeem checkout', async () => {
  const { router } = await renderAndProceed({ orderModalAuthMode: true, needsAddress: false })
  expect(detachWarning).toHaveBeenCalledOnce()
  expect(router.history.location.pathname).toBe('/check-your-balance/checkout/')
})
