import { readFileSync } from 'node:fs'
import type { PersistedQueryProvider } from 'mercurius'

/** Registered operations: id (a hash of the text) → text. */
export type Documents = ReadonlyMap<string, string>

type Asked = { query: string; persisted?: boolean }

export function readDocuments(file: URL): Documents {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}

/** A caller sends the id of a registered operation as `{ "query": "<id>", "persisted": true }`. */
export function createTrustedDocuments(documents: Documents, only: boolean): PersistedQueryProvider {
  return {
    isPersistedQuery: (asked: object) => only || (asked as Asked).persisted === true,
    // Operations are registered by the build, never by a caller.
    isPersistedQueryRetry: () => false,
    getHash: (asked: object) => ((asked as Asked).persisted ? (asked as Asked).query : ''),
    getQueryFromHash: async (id) => documents.get(id) ?? '',
    notFoundError: 'There is no registered operation with this id.',
    notSupportedError: 'Only registered operations are executed here.',
  }
}
