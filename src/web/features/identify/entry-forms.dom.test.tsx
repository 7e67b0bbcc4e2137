import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuickWorker } from '#tests/support/quick-worker.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { IdentifyForm } from './identify-form.tsx'
import { LoginForm } from './login-form.tsx'

/** Returns the shop's puzzle, or an error status when it has none. */
function givePuzzle(status: number): void {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('fetch', async () => Response.json({}, { status }))
}

afterEach(() => vi.unstubAllGlobals())

test('nobody is identified without an e-mail address', async () => {
  const ask = vi.fn<() => Promise<never>>()
  const { user } = await renderInShop(<IdentifyForm onIdentified={() => undefined} />, ask)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Entering your email address is required')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

test('nobody is logged in without an e-mail address and a password', async () => {
  const ask = vi.fn<() => Promise<never>>()
  const { user } = await renderInShop(<LoginForm callback={undefined} onLoggedIn={() => undefined} />, ask)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Entering your email address is required')).toBeTruthy()
  expect(screen.getByText('Password is a required field')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['Continue', <IdentifyForm key="identify" email="anna@example.com" onIdentified={() => undefined} />],
  ['Log in', <LoginForm key="login" email="anna@example.com" callback={undefined} onLoggedIn={() => undefined} />],
])('without a solved captcha, "%s" sends nothing', async (name, form) => {
  givePuzzle(503)
  const ask = vi.fn<() => Promise<never>>()
  const { user } = await renderInShop(form, ask)
  const password = screen.queryByLabelText('Password')
  if (password) await user.type(password, 'nine pears in a bag')
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

test('of several refusals of a login, the first is shown', async () => {
  givePuzzle(200)
  const errors = [
    { code: 2503, message: '', referencedRequestParameter: null },
    { code: 1003, message: '', referencedRequestParameter: null },
  ]
  const ask = (async () => ({ userLoginMutation: { status: false, errors } })) as unknown as Ask
  const { user } = await renderInShop(
    <LoginForm email="anna@example.com" callback={undefined} onLoggedIn={() => undefined} />,
    ask,
  )
  await user.type(screen.getByLabelText('Password'), 'not my password')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This email address and password do not match.')
  expect(document.body.textContent).not.toContain('Too many attempts')
})
