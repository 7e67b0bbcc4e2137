import type { TypedDocument } from '../../generated/documents.ts'

/** Asks GraphQL: directly on the server, over HTTP in the browser. Throws when the request itself fails. */
export type Ask = <R, V>(document: TypedDocument<R, V>, variables: V, more?: AskMore) => Promise<R>

/** Spec §7: on redeem pages every call carries the redeem token. */
export type AskMore = { redeemToken?: string }
