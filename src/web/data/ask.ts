import type { TypedDocument } from '../../generated/documents.ts'

/** Asks GraphQL: in process on the server, over HTTP in the browser. Throws when the request itself is broken. */
export type Ask = <R, V>(document: TypedDocument<R, V>, variables: V) => Promise<R>
