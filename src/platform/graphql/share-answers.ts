import { type DocumentNode, type GraphQLSchema, Kind, parse, type SelectionNode } from './graphql-js.ts'
import type { Documents } from './trusted-documents.ts'

/** The registered operations that ask for nothing but `@shared` fields, by id. */
export function listShared(schema: GraphQLSchema, documents: Documents): ReadonlySet<string> {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const isShared = (name: string) => fields[name]?.astNode?.directives?.some((directive) => directive.name.value === 'shared')
  const shared = [...documents].filter(([, text]) => listQueried(parse(text, { noLocation: true }))?.every(isShared))
  return new Set(shared.map(([id]) => id))
}

/** The root fields of a query; undefined for a mutation, and for one that hides them in fragments. */
function listQueried({ definitions }: DocumentNode): string[] | undefined {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== 'query') return undefined
  const names = operation.selectionSet.selections.map(nameOf)
  return names.every((name) => name !== undefined) ? names : undefined
}

function nameOf(selection: SelectionNode): string | undefined {
  return selection.kind === Kind.FIELD ? selection.name.value : undefined
}

/** So many answers to one question are made at a time: while one waits for the database, another is written. */
const LANES = 2

type Line<T> = { running: number; next?: { answer: Promise<T>; start: () => void } | undefined }

/**
 * When many ask the same at once, few answers serve them all. Whoever comes while they are made waits for the next one, so that every answer was
 * read after it was asked for: nobody is told what was true before.
 */
export function createSharing<T>(lanes = LANES): (key: string, make: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line<T>>()

  async function run(key: string, line: Line<T>, make: () => Promise<T>): Promise<T> {
    line.running++
    try {
      return await make()
    } finally {
      line.running--
      const { next } = line
      line.next = undefined
      if (next) next.start()
      else if (line.running === 0) lines.delete(key)
    }
  }

  return (key, make) => {
    const line = lines.get(key) ?? { running: 0 }
    lines.set(key, line)
    if (line.running < lanes) return run(key, line, make)
    line.next ??= queue(() => run(key, line, make))
    return line.next.answer
  }
}

function queue<T>(make: () => Promise<T>): { answer: Promise<T>; start: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: promise.then(make), start: resolve }
}
