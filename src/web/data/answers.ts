import type { TypedDocument } from '../../generated/documents.ts'
import type { Ask } from './ask.ts'

export type Answer<R> = R | 'loading' | 'failed'

type Entry = { answer: Answer<unknown>; loading?: Promise<Answer<unknown>> | undefined; listeners: Set<() => void> }

/** The shop's answers in this browser, for parts of pages. The answer of a page itself is in the router's cache. */
const entries = new Map<string, Entry>()

export function keyOf<R, V>(document: TypedDocument<R, V>, variables: V): string {
  return document.id + JSON.stringify(variables)
}

/** Loads an answer once, however many components need it. Never throws: the answer is "failed" then. */
export async function loadAnswer<R, V>(ask: Ask, document: TypedDocument<R, V>, variables: V): Promise<Answer<R>> {
  const { answer, loading } = openEntry(keyOf(document, variables))
  if (typeof answer === 'object') return answer as R
  return (loading as Promise<Answer<R>> | undefined) ?? reloadAnswer(ask, document, variables)
}

/** For an answer that has failed or is out of date. A known one stays until the new one is loaded, also when that fails. */
export function reloadAnswer<R, V>(ask: Ask, document: TypedDocument<R, V>, variables: V): Promise<Answer<R>> {
  const entry = openEntry(keyOf(document, variables))
  if (entry.answer === 'failed') show(entry, 'loading')
  const loading = ask(document, variables)
    .catch(() => 'failed' as const)
    .then((answer) => {
      // Only the last call counts.
      if (entry.loading === loading) show(entry, answer === 'failed' && typeof entry.answer === 'object' ? entry.answer : answer)
      return answer
    })
  entry.loading = loading
  return loading
}

/** For a change whose result holds the new answer. */
export function setAnswer<R, V>(document: TypedDocument<R, V>, variables: V, answer: R): void {
  show(openEntry(keyOf(document, variables)), answer)
}

/** Forgets what no component shows: it was loaded for a guest or for another customer. */
export function forgetAnswers(): void {
  for (const [key, { listeners }] of entries) if (listeners.size === 0) entries.delete(key)
}

export function readAnswer(key: string): Answer<unknown> {
  return entries.get(key)?.answer ?? 'loading'
}

/** Returns how to stop. An answer that no component shows any more is forgotten, unless it is kept for the whole visit. */
export function listenToAnswer(key: string, isKept: boolean, listener: () => void): () => void {
  const { listeners } = openEntry(key)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!isKept && listeners.size === 0) entries.delete(key)
  }
}

function openEntry(key: string): Entry {
  const entry = entries.get(key) ?? { answer: 'loading', listeners: new Set() }
  entries.set(key, entry)
  return entry
}

function show(entry: Entry, answer: Answer<unknown>): void {
  entry.loading = undefined
  entry.answer = answer
  for (const listener of entry.listeners) listener()
}
