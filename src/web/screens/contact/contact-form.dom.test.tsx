import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInShop } from '../../../../tests/support/render.tsx'
import { ContactForm } from './contact-form.tsx'

beforeEach(() => void vi.stubGlobal('isSecureContext', true))
afterEach(() => void vi.unstubAllGlobals())

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a message says at each field what is wrong, and outlives a reload', async () => {
  const { user, unmount } = await renderInShop(<ContactForm />)
  await user.type(field('Your name'), 'Anna')
  await user.type(field(/^Order number/), '12')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Choose what it is about')).toBeTruthy()
  expect(screen.getByText('An order number has 8 or more digits, such as 10000123')).toBeTruthy()
  expect(screen.getByText('Message is a required field')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Delivery')
  unmount()
  await renderInShop(<ContactForm />)
  expect(field('Your name').value).toBe('Anna')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' }).value).toBe('DELIVERY')
})
