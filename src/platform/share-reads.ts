import type { Db } from './context.ts'

type Line = { running: Promise<unknown>; next?: Promise<unknown> }

const lines = new WeakMap<Db, Map<string, Line>>()

/**
 * When many ask the same at once, one query answers them all. Whoever comes while it runs waits for the next one, so that every answer was
 * read after it was asked for: nobody sees what was true before. A transaction has a `db` of its own and shares with nobody.
 */
export function shareReads<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const known = lines.get(db) ?? new Map<string, Line>()
  lines.set(db, known)
  const line = known.get(key)
  if (!line) return start(known, key, read)
  line.next ??= line.running.then(restart, restart)
  return line.next as Promise<T>

  function restart(): Promise<T> {
    return start(known, key, read)
  }
}

function start<T>(known: Map<string, Line>, key: string, read: () => Promise<T>): Promise<T> {
  const line: Line = { running: read() }
  known.set(key, line)
  const leave = () => {
    if (known.get(key) === line && !line.next) known.delete(key)
  }
  line.running.then(leave, leave)
  return line.running as Promise<T>
}
