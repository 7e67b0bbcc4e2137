import type { Context } from '../context.ts'

/** One that fails keeps no other waiting: it is told to the operator, and is there again at the next run. Returns how many failed. */
export async function eachAlone<T extends string | { id: string }>(
  { log }: Context,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  let failed = 0
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      failed++
      log.error({ err: error, id: typeof item === 'string' ? item : item.id }, 'one of many failed, the others go on')
    }
  }
  return failed
}
