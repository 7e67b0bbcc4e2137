/** The shop's answer to a query in this browser. */
export type Answer<R> = R | 'loading' | 'failed'

/** The name of a query with its variables; see `keyOf`. */
export type AnswerKey<R> = string & { readonly answer?: R }

type Entry = { answer: Answer<unknown>; loading?: Promise<Answer<unknown>> | undefined; listeners: Set<() => void> }

/** For parts of pages that share an answer. The answer of a page itself is in the router's cache. */
const entries = new Map<string, Entry>()

export function openEntry(key: string): Entry {
  const entry = entries.get(key) ?? { answer: 'loading', listeners: new Set() }
  entries.set(key, entry)
  return entry
}

/** Also used by a change whose result contains the new answer. A load that is under way is then ignored. */
export function setAnswer<R>(key: AnswerKey<R>, answer: Answer<R>): void {
  const entry = openEntry(key)
  entry.loading = undefined
  entry.answer = answer
  for (const listener of entry.listeners) listener()
}

/** Returns a function that stops listening. An answer that no component shows any more is dropped, unless it is cached for the whole visit. */
export function listenToAnswer(key: string, listener: () => void, isCached: boolean): () => void {
  const { listeners } = openEntry(key)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!isCached) forget(key)
  }
}

/** Drops every answer that no component shows, because it was loaded for a guest or for another customer. */
export function forgetAnswers(): void {
  for (const key of entries.keys()) forget(key)
}

function forget(key: string): void {
  const entry = openEntry(key)
  if (entry.listeners.size > 0) return
  entries.delete(key)
  // A load that is under way was started for the previous visitor, so its answer is ignored.
  entry.loading = undefined
}
