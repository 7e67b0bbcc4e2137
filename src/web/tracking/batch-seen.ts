/** Seen items are reported together, this long after the first (spec §9, view_item_list). */
export const BATCH_MS = 1000

export type SeenBatch<T> = {
  add: (key: string, value: T) => void /** Reports the waiting items and forgets all seen ones, because a new page starts. */
  finish: () => void
}

/** Each key is reported once per page. */
export function batchSeen<T>(report: (values: readonly T[]) => void): SeenBatch<T> {
  const seen = new Set<string>()
  let waiting: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) report(waiting)
    waiting = []
  }
  return {
    add: (key, value) => {
      if (seen.has(key)) return
      seen.add(key)
      waiting.push(value)
      timer ??= setTimeout(flush, BATCH_MS)
    },
    finish: () => {
      flush()
      seen.clear()
    },
  }
}
