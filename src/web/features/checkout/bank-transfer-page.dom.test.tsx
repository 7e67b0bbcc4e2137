import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderKind, PaymentStatusFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { BankTransferPage } from './bank-transfer-page.tsx'

function renderPage(kind: OrderKind, proFormaPath: string | null) {
  const bankTransfer = {
    ...{
      amount: { currency: 'GBP', value: 40 },
      accountHolder: 'Gift Card Square Ltd',
      accountNumber: 'GB18 TEST 0000 0000 0000 57',
    },
    ...{ bic: 'TESTGB2L', reference: 'PF100001', payBefore: '2026-12-02' },
  }
  const state = { status: 'PENDING', canCancel: true, order: { id: '1', kind }, bankTransfer, redirectUrl: null, proFormaPath }
  return renderInShop(<BankTransferPage state={state as unknown as PaymentStatusFragment} />)
}

async function read(kind: OrderKind, proFormaPath: string | null): Promise<string> {
  const { unmount } = await renderPage(kind, proFormaPath)
  const text = screen.getByRole('heading', { level: 1 }).closest('section, main, div')?.parentElement?.textContent ?? ''
  unmount()
  return text
}

test.each([null, '/documents/pro-forma/1.pdf'])(
  'the page of an order says that prices and stock are held while it waits for a transfer: %s',
  async (path) => {
    const text = await read('REGULAR', path)
    expect(text).toContain('We hold the prices and stock for you')
    expect(text).toContain('send the gift cards straight away, or on the day you chose')
    expect(text.includes('Cancel this order and return to the basket')).toBe(path !== null)
  },
)

test.each([null, '/documents/pro-forma/1.pdf'])(
  'the page of an activation speaks of neither held nor sent cards: %s',
  async (path) => {
    const text = await read('ACTIVATION', path)
    expect(text).toContain('Your cards become active as soon as your payment has arrived')
    expect(text).toContain('Then your cards become active, and we confirm by email.')
    expect(text).not.toMatch(/We hold|[Ww]e send|basket|gift cards/)
    expect(text.includes('Cancel this activation')).toBe(path !== null)
  },
)

test.each([
  ['Copy the sort code', '00-00-00'],
  ['Copy the account number', '00000057'],
  ['Copy the reference', 'PF100001'],
])('what is typed at the bank is copied: %s', async (name, text) => {
  const { user } = await renderPage('REGULAR', null)
  await user.click(screen.getByRole('button', { name }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe(text)
})
