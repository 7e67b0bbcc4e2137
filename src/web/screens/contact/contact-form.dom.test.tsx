import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuickWorker } from '#tests/support/quick-worker.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { ContactForm } from './contact-form.tsx'

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('fetch', async () => Response.json({}))
  sessionStorage.clear()
})
afterEach(() => void vi.unstubAllGlobals())

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a message form shows errors at each field, and survives a reload', async () => {
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

const fill = async (answers: object[]) => {
  const asked: { input: object }[] = []
  const ask = (async (_document: unknown, variables: { input: object }) => {
    asked.push(variables)
    return { sendContactMessage: { errors: answers.splice(0, 1) } }
  }) as unknown as Ask
  const { user, history } = await renderInShop(<ContactForm />, ask)
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Delivery')
  await user.type(field(/^Order number/), '10000123')
  await user.type(field('Your name'), 'Anna')
  await user.type(field('Email address'), 'anna@example.com')
  await user.type(field('Message'), 'Where is it?')
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }))
  return { asked, history, send }
}

test('a valid message is sent, and leads to the thank-you page', async () => {
  const { asked, history, send } = await fill([])
  await send()
  await waitFor(() => expect(history.location.pathname).toBe('/contact-us/thank-you/'))
  expect(asked.map(({ input }) => input)).toEqual([
    { topic: 'DELIVERY', orderNumber: '10000123', name: 'Anna', email: 'anna@example.com', message: 'Where is it?' },
  ])
})

test('a refused message shows the error at its field and can be sent again, with everything typed still there', async () => {
  const { asked, history, send } = await fill([{ code: 1102, message: '', referencedRequestParameter: 'email' }])
  await send()
  await waitFor(() => expect(field('Email address').getAttribute('aria-invalid')).toBe('true'))
  expect(field('Message').value).toBe('Where is it?')
  await send()
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(history.location.pathname).toBe('/contact-us/thank-you/'))
})

test('a correction is suggested for a mistyped address, because an answer would never arrive there', async () => {
  const { user } = await renderInShop(<ContactForm />)
  await user.type(field('Email address'), 'anna@gmial.com')
  await user.click(screen.getByRole('button', { name: 'anna@gmail.com' }))
  expect(field('Email address').value).toBe('anna@gmail.com')
})
