import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Modal } from './modal.tsx'
import { Quantity } from './quantity.tsx'
import { Select } from './select.tsx'

describe('a button', () => {
  test('does nothing while it is disabled or loading', async () => {
    const press = vi.fn<() => void>()
    const { user } = await renderInShop(
      <>
        <Button disabled onClick={press}>
          Off
        </Button>
        <Button isLoading onClick={press}>
          Busy
        </Button>
        <Button onClick={press}>On</Button>
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Off' }))
    await user.click(screen.getByRole('button', { name: 'Busy' }))
    expect(press).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'On' }))
    expect(press).toHaveBeenCalledOnce()
  })

  test('waits for hydration, unless it sends a form or is a link', () => {
    const html = renderToString(
      <>
        <Button>Wait</Button>
        <Button type="submit">Send</Button>
        <ButtonLink href="/cart/">Go</ButtonLink>
      </>,
    )
    expect(html.match(/<(?:button|a)[^>]*>/g)?.map((tag) => / disabled=/.test(tag))).toEqual([true, false, false])
  })
})

describe('a quantity', () => {
  async function renderQuantity(max = 99) {
    const changes: number[] = []
    function CountedQuantity() {
      const [value, setValue] = useState(1)
      const change = (next: number) => {
        changes.push(next)
        setValue(next)
      }
      return (
        <Quantity label="Number" decreaseLabel="One less" increaseLabel="One more" value={value} max={max} onChange={change} />
      )
    }
    return { ...(await renderInShop(<CountedQuantity />)), changes }
  }

  test('goes up and down within its bounds', async () => {
    const { user, changes } = await renderQuantity(2)
    const [less, more] = screen.getAllByRole<HTMLButtonElement>('button')
    expect(less?.disabled).toBe(true)
    await user.click(more as HTMLElement)
    expect(more?.disabled).toBe(true)
    await user.click(less as HTMLElement)
    expect(changes).toEqual([2, 1])
  })

  test('a typed number counts on Enter or when the field is left', async () => {
    const { user, changes } = await renderQuantity()
    const field = screen.getByLabelText('Number')
    await user.clear(field)
    await user.type(field, '12')
    expect(changes).toEqual([])
    await user.keyboard('{Enter}')
    expect(changes).toEqual([12])
    await user.clear(field)
    await user.type(field, '500')
    await user.tab()
    expect(changes).toEqual([12, 99])
  })
})

describe('a select', () => {
  const COUNTRIES = [
    { id: 'AT', label: 'Österreich' },
    { id: 'BE', label: 'Belgium' },
    { id: 'GB', label: 'United Kingdom' },
  ]
  const box = () => screen.getByRole<HTMLInputElement>('combobox')
  const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
  const renderSelect = () =>
    renderInShop(<Select label="Country" items={COUNTRIES} defaultValue="GB" emptyText="No country with that name" />)

  test('is filtered by what is typed, without accents, and chosen by Enter', async () => {
    const { user } = await renderSelect()
    await user.click(box())
    expect(options()).toHaveLength(3)
    await user.keyboard('oster')
    expect(options()).toEqual(['Österreich'])
    await user.keyboard('{Enter}')
    expect(box().value).toBe('Österreich')
    expect(options()).toEqual([])
  })

  test('wraps around by arrows, and Escape leaves it unchanged', async () => {
    const { user } = await renderSelect()
    box().focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.querySelector('[data-active]')?.textContent).toBe('Österreich')
    await user.keyboard('{Escape}')
    expect(box().value).toBe('United Kingdom')
  })

  test('shows the icon of an item that has one', async () => {
    const items = [...COUNTRIES, { id: 'NL', label: 'Netherlands', icon: <img alt="flag" src="/nl.svg" /> }]
    const { user } = await renderInShop(<Select label="Country" items={items} emptyText="No country of that name" />)
    await user.click(box())
    const flagged = screen.queryAllByRole('option', { hidden: true }).filter((option) => option.querySelector('img'))
    expect(flagged.map(({ textContent }) => textContent)).toEqual(['Netherlands'])
  })

  test('shows a message when nothing matches', async () => {
    const { user } = await renderSelect()
    await user.click(box())
    await user.keyboard('zz')
    expect(options()).toEqual(['No country with that name'])
  })
})

describe('a modal', () => {
  function Question({ isLoading = false, closesOnEscape = true }) {
    const [isOpen, setOpen] = useState(true)
    return (
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Sure?"
        closeLabel="Close"
        isLoading={isLoading}
        closesOnEscape={closesOnEscape}
      >
        Think about it
      </Modal>
    )
  }

  test.each([
    ['is announced by its heading', 'Think about it', 'Sure?'],
    ['has the focus on its first input when nothing comes before it', <input key="name" aria-label="Name" />, 'Name'],
    [
      'has the focus on its heading when something comes before the input',
      [
        <a key="to" href="/">
          Way
        </a>,
        <input key="name" />,
      ],
      'Sure?',
    ],
    [
      'has the focus on its heading when there is something to choose',
      <input key="yes" type="checkbox" aria-label="Yes" />,
      'Sure?',
    ],
  ])('%s', async (_sentence, content, focused) => {
    await renderInShop(
      <Modal isOpen onClose={() => undefined} title="Sure?" closeLabel="Close">
        {content}
      </Modal>,
    )
    const { activeElement } = document
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused)
  })

  test('moves the focus to its next question', async () => {
    function Questions() {
      const [isNext, setNext] = useState(false)
      return (
        <Modal isOpen onClose={() => undefined} title={isNext ? 'Next' : 'First'} closeLabel="Close" focusKey={String(isNext)}>
          {isNext ? 'Done' : <Button onClick={() => setNext(true)}>On</Button>}
        </Modal>
      )
    }
    const { user } = await renderInShop(<Questions />)
    await user.click(screen.getByRole('button', { name: 'On' }))
    expect(document.activeElement?.textContent).toBe('Next')
  })

  test('closes by its button, and its content is removed after the animation', async () => {
    const { user } = await renderInShop(<Question />)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Think about it')).not.toBeNull()
    await waitFor(() => expect(screen.queryByText('Think about it')).toBeNull())
  })

  test('cannot be closed while it is loading', async () => {
    await renderInShop(<Question isLoading />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(screen.queryByText('Think about it')).not.toBeNull()
  })

  test.each([
    [true, 'goes'],
    [false, 'stays'],
  ])('with closesOnEscape=%s it %s on Escape', async (closesOnEscape) => {
    await renderInShop(<Question closesOnEscape={closesOnEscape} />)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(dialog.open).toBe(!closesOnEscape)
  })
})

test('when the button that opened a modal is gone, the focus moves to the main content', async () => {
  function Once() {
    const [isDone, setDone] = useState(false)
    const [isOpen, setOpen] = useState(false)
    return (
      <main id="content" tabIndex={-1}>
        {!isDone && (
          <button type="button" onClick={() => setOpen(true)}>
            Freeze
          </button>
        )}
        {!isDone && (
          <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Sure?" closeLabel="Close">
            <button type="button" onClick={() => setDone(true)}>
              Do it
            </button>
          </Modal>
        )}
      </main>
    )
  }
  const { user } = await renderInShop(<Once />)
  await user.click(screen.getByRole('button', { name: 'Freeze' }))
  await user.click(await screen.findByRole('button', { name: 'Do it' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
