import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { CardFields } from './card-fields.tsx'
import { type CardValues, listCardFailures } from './card-values.ts'

const NUMBER = '9375010000000000005'
const GROUPED = '9375 0100 0000 0000 005'

/** Renders the card fields in a form, and records what it sends. */
async function renderEntry() {
  const sent: CardValues[] = []
  function Entry() {
    const form = useForm<CardValues>({
      initial: { cardNumber: '', pin: '' },
      listFailures: listCardFailures,
      send: async (values) => {
        sent.push(values)
        return []
      },
    })
    return (
      <form {...form.props}>
        <CardFields form={form} />
        <Button type="submit">Send</Button>
      </form>
    )
  }
  return { ...(await renderInShop(<Entry />)), sent }
}

const number = () => screen.getByLabelText<HTMLInputElement>('Card number')
const pin = () => screen.getByLabelText<HTMLInputElement>('PIN')

test('a number is grouped while it is typed', async () => {
  const { user } = await renderEntry()
  await user.type(number(), NUMBER.slice(0, 9))
  expect(number().value).toBe('9375 0100 0')
  await user.type(number(), `${NUMBER.slice(9)}99`)
  expect(number().value).toBe(GROUPED)
})

test.each([
  ['without spaces', NUMBER],
  ['with spaces elsewhere', ' 937501 0000000 000005 '],
  ['with dashes', '9375-0100-0000-0000-005'],
])('a number is pasted %s', async (_how, pasted) => {
  const { user } = await renderEntry()
  await user.click(number())
  await user.paste(pasted)
  expect(number().value).toBe(GROUPED)
})

test('a digit put into the middle leaves the caret behind it', async () => {
  const { user } = await renderEntry()
  await user.type(number(), '93751')
  number().setSelectionRange(2, 2)
  await user.keyboard('0')
  expect(number().value).toBe('9307 51')
  expect(number().selectionStart).toBe(3)
})

test('errors are shown beside their fields, and nothing typed is lost', async () => {
  const { user, sent } = await renderEntry()
  await user.type(number(), '1234')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/We don’t know this number/)).toBeTruthy()
  expect(await screen.findByText('Enter your 6-digit PIN here')).toBeTruthy()
  expect(number().value).toBe('1234')
  expect(document.activeElement).toBe(number())
  expect(sent).toEqual([])
})

test('the PIN is hidden, and both are never filled in by the browser', async () => {
  await renderEntry()
  expect(pin().type).toBe('password')
  expect([number().autocomplete, pin().autocomplete]).toEqual(['off', 'off'])
})
