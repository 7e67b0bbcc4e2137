import type { Clock, Ids } from '../../platform/context.ts'
import type { Books } from './books.ts'
import type { Desk } from './desk.ts'
import type { FaultBox } from './faults.ts'
import type { Webhooks } from './webhooks.ts'

/** The shared parts of the simulator. */
export type Simulator = {
  books: Books
  desk: Desk
  webhooks: Webhooks
  faults: FaultBox
  clock: Clock
  ids: Ids
  apiKey: string
  /** Throws when a request has another merchant account. */
  assertAccount: (merchantAccount: unknown) => void
  hostedUrl: (sessionId: string) => string
  /** Keys of requests in progress. */
  underWay: Set<string>
}
