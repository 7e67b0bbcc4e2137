import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findActivationFailure } from '#shared/validation/activation.ts'
import { CARD_PREFIX, checkDigit } from '#shared/validation/card-number.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { ActivationValues } from './activation-values.ts'
import { CardRows } from './card-rows.tsx'

const numberOf = (index: number) => {
  const payload = CARD_PREFIX + String(index).padStart(12, '0')
  return payload + checkDigit(payload)
}
const RIGHT = Array.from({ length: 1_000 }, (_, index) => numberOf(index))
/** The same numbers, each with one wrong digit. */
const WRONG = RIGHT.map((number) => number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))

function Cards() {
  const form = useForm<ActivationValues>({
    initial: { rows: [{ key: 0, cardNumber: '', amount: '' }], isSame: true } as unknown as ActivationValues,
    listFailures: ({ rows }) =>
      rows.flatMap(({ cardNumber }, index) => {
        const name = findActivationFailure(cardNumber)
        return name ? [{ name, parameter: `rows.${index}.cardNumber` }] : []
      }),
    send: async () => [],
  })
  return (
    <form {...form.props}>
      <CardRows form={form} amountHint="" />
      <button type="submit">Pay</button>
    </form>
  )
}

async function pasteAndPay(numbers: readonly string[]) {
  const shown = await renderInShop(<Cards />)
  fireEvent.paste(fields()[0] as Element, { clipboardData: { getData: () => numbers.join('\n') } })
  fireEvent.click(screen.getByText('Pay'))
  return shown
}
/** Finding them by role would take seconds. */
const fields = () => document.querySelectorAll('input')

test('with a thousand cards the page shows the first fifty', async () => {
  await pasteAndPay(RIGHT)
  expect(fields()).toHaveLength(50)
  expect(screen.getByText('And 950 more cards')).toBeTruthy()
})

test('with a thousand misread numbers it shows a hundred, and counts the others', async () => {
  await pasteAndPay(WRONG)
  expect(await screen.findByText('And 900 more cards (900 of them need correcting)')).toBeTruthy()
  expect(fields()).toHaveLength(100)
})

test('a misread number is shown wherever it is in the list', async () => {
  await pasteAndPay(RIGHT.with(777, WRONG[777] as string))
  expect(await screen.findByLabelText('Card 778')).toBeTruthy()
  expect(screen.getByText('And 949 more cards')).toBeTruthy()
})
