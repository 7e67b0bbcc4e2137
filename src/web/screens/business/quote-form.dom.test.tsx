import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuickWorker } from '#tests/support/quick-worker.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { QuoteForm } from './quote-form.tsx'

const CARDS = [
  { id: '7', title: 'Grumble Coffee' },
  { id: '8', title: 'Night Bakery' },
]

/** The shop's other endpoints: the puzzle, and the upload of files. */
const uploads: { name: string }[] = []
let uploadGate: Promise<void> | undefined
let uploadAnswer: object = { id: 'file-1', errors: [] }

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: FormData } = {}) => {
    if (path === '/captcha') return Response.json({})
    const file = body?.get('attachment')
    if (file instanceof File) uploads.push({ name: file.name })
    await uploadGate
    return Response.json(uploadAnswer)
  })
  uploads.length = 0
  uploadGate = undefined
  uploadAnswer = { id: 'file-1', errors: [] }
})
afterEach(() => vi.unstubAllGlobals())

const asked: { input: Record<string, unknown> }[] = []
const answerWith = (...answers: object[]) =>
  (async (_document: unknown, variables: { input: Record<string, unknown> }) => {
    asked.push(variables)
    return { requestQuote: answers.length > 1 ? answers.shift() : answers[0] }
  }) as unknown as Ask
const ACCEPTED = { request: { id: 'request-1' }, errors: [] }

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Request a quote' })

async function fill(ask: Ask, version = 'v1') {
  asked.length = 0
  const { user, unmount } = await renderInShop(<QuoteForm wishable={CARDS} version={version} />, ask)
  const texts = {
    Message: 'Forty cards',
    Remark: 'None',
    'Company name': 'Millpond',
    'First name': 'Deepak',
    'Last name': 'Sethi',
  }
  for (const [name, text] of Object.entries({ ...texts, 'Email address': 'deepak@millpond.example' })) {
    await user.click(field(name))
    // A key press for each letter would render the whole form each time.
    await user.paste(text)
  }
  return { user, unmount }
}

test('an empty form shows at each field what is missing, and sends nothing', async () => {
  asked.length = 0
  const { user } = await renderInShop(<QuoteForm wishable={CARDS} version="v1" />, answerWith(ACCEPTED))
  await user.click(send())
  expect(await screen.findByText('Message is a required field')).toBeTruthy()
  for (const text of ['Remark is a required field', 'Company name is a required field', 'First name is a required field'])
    expect(screen.getByText(text)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Message')))
  expect(asked).toEqual([])
})

test('a phone number is required only when the buyer wants a call', async () => {
  const { user } = await fill(answerWith(ACCEPTED))
  await user.click(screen.getByRole('radio', { name: 'By phone' }))
  await user.click(send())
  expect(await screen.findByText('Phone number is a required field')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Phone number/ }), '07700 900123')
  await user.click(send())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.input).toMatchObject({ contactPreference: 'PHONE', phoneNumber: '07700 900123' })
})

test('the wanted cards are sent line by line, and a refusal is shown at its line with everything typed still there', async () => {
  const refused = { code: 2103, message: '', referencedRequestParameter: 'products.1.productId' }
  const { user } = await fill(answerWith({ request: null, errors: [refused] }))
  await user.click(screen.getByRole('button', { name: 'Add another gift card' }))
  const [, second] = screen.getAllByRole('combobox', { name: 'Gift card' })
  await user.selectOptions(second as HTMLElement, 'Night Bakery')
  await user.type(screen.getAllByRole('spinbutton', { name: 'Quantity' })[1] as HTMLElement, '40')
  await user.click(send())
  expect(await screen.findByText('This gift card is currently not available.')).toBeTruthy()
  expect(second?.getAttribute('aria-invalid')).toBe('true')
  expect(asked[0]?.input.products).toEqual([
    { productId: '', amount: null, quantity: null },
    { productId: '8', amount: null, quantity: 40 },
  ])
  expect(field('Message').value).toBe('Forty cards')
})

const LIST = new File(['Name,Email'], 'drivers.csv', { type: 'text/csv' })
const fileInput = () => screen.getByLabelText<HTMLInputElement>(/^List of recipients/)

test('a file is uploaded when it is chosen, and survives a reload until the form is sent', async () => {
  const { user, unmount } = await fill(answerWith(ACCEPTED))
  await user.upload(fileInput(), LIST)
  expect(await screen.findByText('drivers.csv is attached')).toBeTruthy()
  unmount()
  await renderInShop(<QuoteForm wishable={CARDS} version="v1" />, answerWith(ACCEPTED))
  expect(await screen.findByText('drivers.csv is attached')).toBeTruthy()
  expect(field('Company name').value).toBe('Millpond')
  await user.click(send())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.input.attachmentId).toBe('file-1')
  expect(uploads).toEqual([{ name: 'drivers.csv' }])
})

test('text typed while a file is uploading is not lost', async () => {
  let arrive = () => {}
  uploadGate = new Promise((done) => {
    arrive = done
  })
  const { user } = await fill(answerWith(ACCEPTED))
  await user.upload(fileInput(), LIST)
  expect(await screen.findByText('Adding your file…')).toBeTruthy()
  await user.type(field('Remark'), ' special')
  arrive()
  expect(await screen.findByText('drivers.csv is attached')).toBeTruthy()
  expect(field('Remark').value).toBe('None special')
})

test('a refused file is reported, and the form is not sent without it unnoticed', async () => {
  uploadAnswer = { id: null, errors: [{ code: 2709, message: '', referencedRequestParameter: 'attachmentId' }] }
  const { user } = await fill(answerWith(ACCEPTED), 'v2')
  await user.upload(fileInput(), LIST)
  expect(await screen.findByText('Attach a CSV, Excel (.xlsx) or PDF file')).toBeTruthy()
  await user.click(send())
  await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull())
  expect(asked).toEqual([])
  expect(screen.getByRole('button', { name: 'Remove the file' })).toBeTruthy()
  uploadAnswer = { id: 'file-2', errors: [] }
  await user.upload(fileInput(), LIST)
  await screen.findByText('drivers.csv is attached')
  await user.click(send())
  await waitFor(() => expect(asked[0]?.input.attachmentId).toBe('file-2'))
})

test('the second version folds away optional fields, the first shows them all', async () => {
  for (const [version, isFolded] of [
    ['v1', false],
    ['v2', true],
  ] as const) {
    const { unmount } = await renderInShop(<QuoteForm wishable={CARDS} version={version} />, answerWith(ACCEPTED))
    expect(fileInput().closest('details') !== null, version).toBe(isFolded)
    expect(field('Message').closest('details'), version).toBeNull()
    unmount()
  }
})
