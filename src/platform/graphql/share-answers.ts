import { LRUCache } from 'lru-cache'
import { type DocumentNode, type GraphQLSchema, Kind, parse, type SelectionNode } from './graphql-js.ts'
import type { Documents } from './trusted-documents.ts'

/** The ids of the registered operations that query only `@shared` fields. */
export function listShared(schema: GraphQLSchema, documents: Documents): ReadonlySet<string> {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const isShared = (name: string) => fields[name]?.astNode?.directives?.some((directive) => directive.name.value === 'shared')
  const shared = [...documents].filter(([, text]) => listQueried(parse(text, { noLocation: true }))?.every(isShared))
  return new Set(shared.map(([id]) => id))
}

/** The root fields of a query; undefined for a mutation, and for a query with fragments at the root. */
function listQueried({ definitions }: DocumentNode): string[] | undefined {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== 'query') return undefined
  const names = operation.selectionSet.selections.map(nameOf)
  return names.every((name) => name !== undefined) ? names : undefined
}

function nameOf(selection: SelectionNode): string | undefined {
  return selection.kind === Kind.FIELD ? selection.name.value : undefined
}

type Line<T> = { running: Promise<T>; next?: Promise<T> }

/**
 * Equal requests at the same moment share one response. A request that arrives while a response is being made waits for the next one, so that no request
 * gets data that was read before it arrived.
 */
export function createSharing<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line<T>>()

  function start(key: string, make: () => Promise<T>): Promise<T> {
    const line: Line<T> = { running: make() }
    lines.set(key, line)
    const leave = () => {
      if (lines.get(key) === line && !line.next) lines.delete(key)
    }
    line.running.then(leave, leave)
    return line.running
  }

  return (key, make) => {
    const line = lines.get(key)
    if (!line) return start(key, make)
    const restart = () => start(key, make)
    line.next ??= line.running.then(restart, restart)
    return line.next
  }
}

/** Notifications from the database that something has changed. */
export type Changes = { onChange(callback: () => void): void; catchUp(): Promise<void> }

/** Changes without a notification, such as seeds written by another process, become visible after this time. */
const CACHE_MS = 1_000

/** The maximum size of the cache, and how long an entry lives. */
type Limits<T> = { ttl?: number } & ({ max: number } | { maxSize: number; sizeCalculation: (answer: T, key: string) => number })

/**
 * Responses that are the same for everyone, cached until something changes. Before a cached response is returned, pending notifications are read, once
 * for all waiting requests. So a cached response is never stale.
 */
export function createSharedAnswers<T>({ onChange, catchUp }: Changes, limits: Limits<T & {}>, isCacheable = (_: T) => true) {
  const cache = new LRUCache<string, T & {}>({ ttl: CACHE_MS, ...limits })
  const share = createSharing<T>()
  const shareCatchUp = createSharing<void>()
  let changes = 0
  onChange(() => {
    changes++
    cache.clear()
  })

  async function readCached(key: string): Promise<T | undefined> {
    if (!cache.has(key)) return undefined
    try {
      await shareCatchUp('', catchUp)
      return cache.get(key)
    } catch {
      return undefined
    }
  }

  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const answer = await readCached(key)
    if (answer) return answer
    return share(key, async () => {
      const before = changes
      const made = await make()
      if (made && isCacheable(made) && changes === before) cache.set(key, made)
      return made
    })
  }
}
