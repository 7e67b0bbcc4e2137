import { describe, expect, test } from 'vitest'
import { buildASTSchema, parse } from './graphql-js.ts'
import { createSharedAnswers, createSharing, listShared } from './share-answers.ts'

/** A table that counts its reads and returns results on command. */
function slowTable() {
  const answers: ((fails?: boolean) => void)[] = []
  const state = { value: 'old', readings: 0 }
  const read = () => {
    const seen = state.value
    state.readings++
    return new Promise<string>((resolve, reject) => answers.push((fails) => (fails ? reject(new Error('down')) : resolve(seen))))
  }
  return { state, read, answer: (fails?: boolean) => answers.shift()?.(fails) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('requests that wait together share one read, which starts after they asked', async () => {
  const { state, read, answer } = slowTable()
  const share = createSharing<string>()
  const first = share('list', read)
  state.value = 'new'
  const later = [share('list', read), share('list', read)]
  expect(state.readings).toBe(1)
  answer()
  expect(await first).toBe('old')
  await settle()
  answer()
  expect(await Promise.all(later)).toEqual(['new', 'new'])
  expect(state.readings).toBe(2)
})

test('when nothing is running, the next request reads at once', async () => {
  const { state, read, answer } = slowTable()
  const share = createSharing<string>()
  for (const readings of [1, 2, 3]) {
    const asked = share('list', read)
    expect(state.readings).toBe(readings)
    answer()
    await asked
    await settle()
  }
})

test('a failed read fails only those who asked for it', async () => {
  const { read, answer } = slowTable()
  const share = createSharing<string>()
  const first = share('list', read)
  const second = share('list', read)
  answer(true)
  await expect(first).rejects.toThrow('down')
  await settle()
  answer()
  expect(await second).toBe('old')
})

test('other requests are not shared', () => {
  const { state, read } = slowTable()
  const share = createSharing<string>()
  void share('list', read)
  void share('count', read)
  expect(state.readings).toBe(2)
})

test('only a query that has nothing but shared fields is shared', () => {
  const schema = buildASTSchema(
    parse(`directive @shared on FIELD_DEFINITION
      type Query { list: Int @shared, page: Int @shared, cart: Int }
      type Mutation { list: Int }`),
  )
  const documents = new Map([
    ['both', '{ list page }'],
    ['renamed', 'query Own { cart: list }'],
    ['mixed', '{ list cart }'],
    ['own', '{ cart }'],
    ['disguised', '{ list: cart }'],
    ['hidden', '{ ...Own } fragment Own on Query { cart }'],
    ['change', 'mutation { list }'],
  ])
  expect([...listShared(schema, documents)]).toEqual(['both', 'renamed'])
})

describe('a cached answer', () => {
  /** A database that reports changes on catch-up, and counts its reads. */
  function notifyingTable() {
    const state = { value: 'old', readings: 0, isNotified: true, isAway: false }
    let onNotice = () => {}
    const onChange = (callback: () => void) => {
      onNotice = callback
    }
    const catchUp = async () => {
      if (state.isAway) throw new Error('away')
      if (!state.isNotified) onNotice()
      state.isNotified = true
    }
    const share = createSharedAnswers<Buffer>({ onChange, catchUp }, { max: 10 })
    const make = async () => {
      state.readings++
      return Buffer.from(state.value)
    }
    const ask = async () => String(await share('list', make))
    const change = (value: string) => Object.assign(state, { value, isNotified: false })
    return { state, share, ask, change, notify: () => onNotice() }
  }

  test('is used until something changes, and never after', async () => {
    const { state, ask, change } = notifyingTable()
    expect([await ask(), await ask(), await ask()]).toEqual(['old', 'old', 'old'])
    expect(state.readings).toBe(1)
    change('new')
    expect([await ask(), await ask()]).toEqual(['new', 'new'])
    expect(state.readings).toBe(2)
  })

  test('does not come from a read that began before a change', async () => {
    const { ask, share, state, notify } = notifyingTable()
    await share('list', async () => {
      notify()
      return Buffer.from('read before')
    })
    expect(await ask()).toBe('old')
    expect(state.readings).toBe(1)
  })

  test('is not used while change notifications do not arrive', async () => {
    const { state, ask } = notifyingTable()
    await ask()
    Object.assign(state, { isAway: true, value: 'new' })
    expect(await ask()).toBe('new')
  })
})
