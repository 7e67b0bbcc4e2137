/** Joins the loads of one tick into one query and caches the result per context, so that a list of products reads all its categories with one query. */
export function batchByContext<C extends object, K, V>(
  load: (ctx: C, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (ctx: C, key: K) => Promise<V | undefined> {
  type Batch = { known: Map<K, Promise<V | undefined>>; waiting: K[]; loading?: Promise<ReadonlyMap<K, V>> | undefined }
  const batches = new WeakMap<C, Batch>()
  return (ctx, key) => {
    const batch: Batch = batches.get(ctx) ?? { known: new Map(), waiting: [] }
    batches.set(ctx, batch)
    const known = batch.known.get(key)
    if (known) return known
    batch.waiting.push(key)
    batch.loading ??= nextTurn().then(() => {
      const keys = batch.waiting
      batch.waiting = []
      batch.loading = undefined
      return load(ctx, keys)
    })
    const value = batch.loading.then((found) => found.get(key))
    batch.known.set(key, value)
    return value
  }
}

/** Resolves after all pending promise callbacks, so that their loads join the same query. */
function nextTurn(): Promise<void> {
  return Promise.resolve().then(() => new Promise((resolve) => process.nextTick(resolve)))
}
