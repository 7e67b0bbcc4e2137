import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '#web/data/ask.ts'
import type { Kind } from '../gift-draft.ts'
import type { Moment } from './delivery-moment.ts'
import { MomentField } from './moment-field.tsx'
import { MomentModal } from './moment-modal.tsx'

const DAYS = ['2026-03-03', '2026-03-04', '2026-03-05']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-03-02T12:10:00Z')
})
afterEach(() => vi.useRealTimers())

type Started = { kind: Kind; start?: Moment }

/** Renders the choice with a shop that offers these days, or that cannot be reached, and records what is chosen. */
async function renderChoice({ kind, start = null }: Started, isModal: boolean) {
  const offered: { days: readonly string[] | undefined } = { days: DAYS }
  const chosen: Moment[] = []
  const ask = (async () => {
    if (!offered.days) throw new Error('away')
    return { deliveryOptions: { promises: [], selectableDates: offered.days } }
  }) as unknown as Ask
  function Choice() {
    const [moment, setMoment] = useState(start)
    const [isOpen, setOpen] = useState(false)
    const change = (next: Moment) => {
      chosen.push(next)
      setMoment(next)
    }
    if (!isModal) return <MomentField kind={kind} variationId="1" value={moment} onChange={change} />
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <MomentModal
          kind={kind}
          isOpen={isOpen}
          moment={moment}
          variationId="1"
          onClose={() => setOpen(false)}
          onChoose={change}
        />
      </>
    )
  }
  return { ...(await renderInShop(<Choice />, ask)), offered, chosen }
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const freeDays = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /2026$/ }).filter(({ disabled }) => !disabled)
const untilFreeDays = async () => {
  await screen.findByRole('table', { name: 'Delivery day' })
  return freeDays()
}

describe('the chips', () => {
  test('a mail is sent now, tomorrow at nine or on a date of the calendar, without a dialog', async () => {
    const { user, chosen } = await renderChoice({ kind: 'DIGITAL' }, false)
    expect(radio('Now').checked).toBe(true)
    await user.click(radio('Tomorrow 9:00'))
    expect(chosen.at(-1)).toEqual({ day: '2026-03-03', time: '09:00' })
    expect(screen.getByText('By email, UK time')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(radio('Choose a date'))
    await user.click((await untilFreeDays()).at(-1) as HTMLElement)
    expect(chosen.at(-1)).toEqual({ day: '2026-03-05', time: '09:00' })
    await user.selectOptions(screen.getByLabelText('Time'), '18:30')
    expect(chosen.at(-1)).toEqual({ day: '2026-03-05', time: '18:30' })
    await user.click(radio('Now'))
    expect(chosen.at(-1)).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('after choosing a date the calendar stays open, even on the day of another chip', async () => {
    const { user, chosen } = await renderChoice({ kind: 'DIGITAL' }, false)
    await user.click(radio('Choose a date'))
    expect(chosen).toEqual([{ day: '2026-03-03', time: '09:00' }])
    expect((await untilFreeDays())[0]?.getAttribute('aria-pressed')).toBe('true')
    expect(radio('Choose a date').checked).toBe(true)
  })

  test('a date chosen before is shown in the calendar', async () => {
    await renderChoice({ kind: 'DIGITAL', start: { day: '2026-03-04', time: '10:30' } }, false)
    expect(radio('Choose a date').checked).toBe(true)
    await untilFreeDays()
    expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe('10:30')
  })

  test('a parcel cannot arrive tomorrow at nine: its dates begin with the first possible day', async () => {
    const { user, chosen } = await renderChoice({ kind: 'PHYSICAL' }, false)
    screen.getByText('By post in 2–3 working days')
    expect(screen.queryByRole('radio', { name: 'Tomorrow 9:00' })).toBeNull()
    await user.click(radio('Choose a date'))
    await waitFor(() => expect(chosen).toEqual([{ day: '2026-03-03', time: '09:00' }]))
    expect(screen.queryByLabelText('Time')).toBeNull()
  })

  test('a failure to look up the days is shown, and the parcel is sent as soon as possible', async () => {
    const { user, chosen, offered } = await renderChoice({ kind: 'PHYSICAL' }, false)
    offered.days = undefined
    await user.click(radio('Choose a date'))
    await screen.findByText('We could not look up the days. Please try again.')
    expect(chosen).toEqual([])
    offered.days = DAYS
    await user.click(radio('As soon as possible'))
    await user.click(radio('Choose a date'))
    expect(await untilFreeDays()).toHaveLength(3)
  })
})

test('the calendar that is asked for comes into sight, the one of a gift that has a date does not move the page', async () => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderChoice({ kind: 'DIGITAL', start: { day: '2026-03-05', time: '09:00' } }, false)
  await untilFreeDays()
  expect(moved).not.toHaveBeenCalled()
  await user.click(radio('Now'))
  await user.click(radio('Choose a date'))
  await untilFreeDays()
  expect(moved.mock.contexts.map((opened) => (opened as Element).querySelector('table') !== null)).toEqual([true])
  moved.mockRestore()
})

describe('the modal of the basket', () => {
  const choose = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this date' })
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  test('a failure to look up the days is shown, and none can be chosen; the next try asks again', async () => {
    const { user, offered } = await renderChoice({ kind: 'DIGITAL', start: { day: '2026-03-05', time: '09:00' } }, true)
    offered.days = undefined
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText('We could not look up the days. Please try again.')
    expect(choose().disabled).toBe(true)
    offered.days = DAYS
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(choose().disabled).toBe(false))
  })

  test('a time that has passed cannot be chosen again, but another can', async () => {
    const { user, chosen } = await renderChoice({ kind: 'DIGITAL', start: { day: '2026-03-02', time: '09:00' } }, true)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText('This time has passed. Please choose another.')
    await user.click(choose())
    expect(document.activeElement).toBe(screen.getByLabelText('Time'))
    await user.click((await untilFreeDays())[0] as HTMLElement)
    await user.click(choose())
    await gone()
    expect(chosen).toEqual([{ day: '2026-03-03', time: '09:00' }])
  })

  test('a day that can no longer be promised must be chosen again', async () => {
    const { user, chosen } = await renderChoice({ kind: 'PHYSICAL', start: { day: '2026-03-02', time: '09:00' } }, true)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText('Mon 2 Mar can no longer be promised. Please choose another day.')
    expect(choose().disabled).toBe(true)
    await user.click(freeDays()[0] as HTMLElement)
    expect(screen.queryByText(/can no longer be promised/)).toBeNull()
    await user.click(choose())
    await gone()
    expect(chosen).toEqual([{ day: '2026-03-03', time: '09:00' }])
  })
})
