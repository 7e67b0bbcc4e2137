import type { Context } from '../context.ts'

/** Runs the work for each item. A failed item is logged and tried again at the next run, and the others continue. Returns the number of failures. */
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
      log.error({ err: error, id: typeof item === 'string' ? item : item.id }, 'one item failed; the others continue')
    }
  }
  return failed
}
