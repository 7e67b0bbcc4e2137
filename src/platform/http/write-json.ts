/**
 * Writes a JSON object in chunks. A list that is an async iterable is never completely in memory: the next entry is read after the last one has been
 * consumed.
 */
export async function* writeJson(fields: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  yield '{'
  let separator = '\n'
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}: `
    if (isAsyncIterable(value)) yield* writeList(value)
    else yield toText(value)
    separator = ',\n'
  }
  yield '\n}\n'
}

async function* writeList(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const entry of entries) {
    yield separator + toText(entry)
    separator = ',\n'
  }
  yield '\n]'
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function toText(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2)
}
