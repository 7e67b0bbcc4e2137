import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

/** Work that ends on command. */
function works() {
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name)
      ends.set(name, (error) => (error ? reject(error) : resolve(name)))
    })
  return { started, work, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

test('two run at once, the third waits for one to end, and a fourth is refused', async () => {
  const limiter = createLimiter({ maxRunning: 2, maxWaiting: 1 })
  const { started, work, end } = works()
  const first = limiter.run(work('first'))
  void limiter.run(work('second'))
  const third = limiter.run(work('third'))
  expect(limiter.run(work('fourth'))).toBeUndefined()
  expect(started).toEqual(['first', 'second'])
  end('first')
  expect(await first).toBe('first')
  await expect.poll(() => started).toEqual(['first', 'second', 'third'])
  end('third')
  expect(await third).toBe('third')
  void limiter.run(work('fifth'))
  expect(started).toContain('fifth')
})

test('work that fails frees its place for the next', async () => {
  const limiter = createLimiter({ maxRunning: 1, maxWaiting: 5 })
  const { started, work, end } = works()
  const first = limiter.run(work('first'))
  void limiter.run(work('second'))
  void limiter.run(work('third'))
  end('first', new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => started).toEqual(['first', 'second'])
  end('second')
  await expect.poll(() => started).toEqual(['first', 'second', 'third'])
})
