import { useRouter } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { FailureModal } from '../chrome/deferred/failure-modal.tsx'
import type { Ask } from '../data/ask.ts'
import { findPlacedOrder, savePlacedOrder } from '../features/checkout/placed-order.ts'
import { readHolder, saveHolder } from '../features/redeem/holder-draft.ts'
import { logOut } from './log-out.ts'
import { openModal, useOpenedModal } from './opened-modal.ts'

function Leaving() {
  const router = useRouter()
  const opened = useOpenedModal()
  return (
    <>
      <button type="button" onClick={() => void logOut(router)}>
        Log out
      </button>
      {opened?.name === 'failure' && <FailureModal failure={opened.failure} isOpen onClose={() => openModal(undefined)} />}
    </>
  )
}

async function leave(errors: object[] = []) {
  const ask = (async () => ({ userLogoutMutation: { status: errors.length === 0, errors } })) as unknown as Ask
  const rendered = await renderInShop(<Leaving />, ask)
  await rendered.user.click(screen.getByRole('button', { name: 'Log out' }))
  return rendered
}

beforeEach(() => {
  saveHolder({ email: 'anna@example.com' })
  savePlacedOrder('uuid')
})

test('logging out forgets what the customer typed and ordered in this tab', async () => {
  await leave()
  await waitFor(() => expect(readHolder()).toEqual({}))
  expect(findPlacedOrder()).toBeUndefined()
})

test('of several errors of a request the first is shown in a modal, and nothing is forgotten', async () => {
  const error = (code: number) => ({ code, message: '', referencedRequestParameter: null })
  const { user } = await leave([error(2036), error(2031)])
  const modal = await screen.findByRole('dialog', { name: 'That did not work' })
  await waitFor(() => expect(modal.textContent).toContain('Too many attempts have been made'))
  expect(modal.textContent).not.toContain('out the stock')
  expect(readHolder()).toEqual({ email: 'anna@example.com' })
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
})
