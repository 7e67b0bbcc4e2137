import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { DoublerForm } from './doubler-form.tsx'

beforeEach(() => void vi.stubGlobal('isSecureContext', true))
afterEach(() => void vi.unstubAllGlobals())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('an entry shows errors at each field; name and address survive a reload, the number does not', async () => {
  const entered: string[] = []
  const form = <DoublerForm onEntered={(drawAt) => entered.push(drawAt)} />
  const { user, unmount } = await renderInShop(form)
  await user.type(field('Card number'), '9375010000000000006')
  expect(field('Card number').value).toBe('9375 0100 0000 0000 006')
  await user.type(field('Your name'), 'Anna Hill')
  await user.click(screen.getByRole('button', { name: 'Enter the draw' }))
  expect(await screen.findByText(/We don’t know this number/)).toBeTruthy()
  expect(screen.getByText('Entering your email address is required')).toBeTruthy()
  expect(screen.getByText('Please agree to the terms')).toBeTruthy()
  expect(entered).toEqual([])
  unmount()
  await renderInShop(form)
  expect(field('Your name').value).toBe('Anna Hill')
  expect(field('Card number').value).toBe('')
})

test('a correction is suggested for a mistyped address, because the winner is notified there', async () => {
  const { user } = await renderInShop(<DoublerForm onEntered={() => undefined} />)
  await user.type(field('Email address'), 'anna@gmial.com')
  await user.click(screen.getByRole('button', { name: 'anna@gmail.com' }))
  expect(field('Email address').value).toBe('anna@gmail.com')
})
