import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInShop } from '../../../../../tests/support/render.tsx'
import type { Ask } from '../../../data/ask.ts'
import type { Kind } from '../gift-draft.ts'
import type { Moment } from './delivery-moment.ts'
import { MomentField } from './moment-field.tsx'

const DAYS = ['2026-03-03', '2026-03-04', '2026-03-05']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-03-02T12:10:00Z')
})
afterEach(() => vi.useRealTimers())

/** A shop that offers these days, or cannot be reached. */
async function renderField({ kind, start = null }: { kind: Kind; start?: Moment }) {
  const offered: { days: readonly string[] | undefined } = { days: DAYS }
  const ask = (async () => {
    if (!offered.days) throw new Error('away')
    return { deliveryOptions: { promises: [], selectableDates: offered.days } }
  }) as unknown as Ask
  function Field() {
    const [moment, setMoment] = useState(start)
    return <MomentField kind={kind} variationId="1" value={moment} onChange={setMoment} />
  }
  return { ...(await renderInShop(<Field />, ask)), offered }
}

const choose = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choose this moment' })
const freeDays = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /2026$/ }).filter(({ disabled }) => !disabled)
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a day is chosen, and as soon as possible again', async () => {
  const { user } = await renderField({ kind: 'DIGITAL' })
  await user.click(screen.getByRole('button', { name: 'Choose a moment' }))
  await user.click(await screen.findByRole('radio', { name: /On a day I choose/ }))
  await user.click((await waitFor(() => freeDays())).at(-1) as HTMLElement)
  await user.click(choose())
  await gone()
  expect(screen.getByText('Thursday 5 March, 09:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change the moment' }))
  await user.click(await screen.findByRole('radio', { name: /As soon as possible/ }))
  await user.click(choose())
  await gone()
  expect(screen.getByRole('button', { name: 'Choose a moment' })).toBeTruthy()
})

test('days that could not be looked up are said, and none can be chosen; the next try asks again', async () => {
  const { user, offered } = await renderField({ kind: 'DIGITAL', start: { day: '2026-03-05', time: '09:00' } })
  offered.days = undefined
  await user.click(screen.getByRole('button', { name: 'Change the moment' }))
  await screen.findByText('We could not look up the days. Please try again.')
  expect(choose().disabled).toBe(true)
  offered.days = DAYS
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Change the moment' }))
  await waitFor(() => expect(choose().disabled).toBe(false))
})

test('a moment that is over by now cannot be chosen again, and another can', async () => {
  const { user } = await renderField({ kind: 'DIGITAL', start: { day: '2026-03-02', time: '09:00' } })
  await user.click(screen.getByRole('button', { name: 'Change the moment' }))
  await screen.findByText('This time is over. Please choose another moment.')
  await user.click(choose())
  expect(document.activeElement).toBe(screen.getByLabelText('Time'))
  await user.click((await waitFor(() => freeDays()))[0] as HTMLElement)
  await user.click(choose())
  await gone()
})

test('a day that the post can no longer keep is asked for again', async () => {
  const { user } = await renderField({ kind: 'PHYSICAL', start: { day: '2026-03-02', time: '09:00' } })
  await user.click(screen.getByRole('button', { name: 'Change the moment' }))
  await screen.findByText('Monday 2 March can no longer be promised. Please choose another day.')
  expect(choose().disabled).toBe(true)
  await user.click(freeDays()[0] as HTMLElement)
  expect(screen.queryByText(/can no longer be promised/)).toBeNull()
  await user.click(choose())
  await gone()
  expect(screen.getByText('Tuesday 3 March')).toBeTruthy()
})
