import type { Clock, Ids } from '../../platform/context.ts'
import type { Books } from './books.ts'
import type { Desk } from './desk.ts'
import type { FaultBox } from './faults.ts'
import type { Webhooks } from './webhooks.ts'

/** What the parts of the simulator share. */
export type Simulator = {
  books: Books
  desk: Desk
  webhooks: Webhooks
  faults: FaultBox
  clock: Clock
  ids: Ids
  apiKey: string
  /** Throws when a request names another merchant account than this one. */
  assertAccount: (merchantAccount: unknown) => void
  hostedUrl: (sessionId: string) => string
  /** Keys of requests not answered yet. */
  underWay: Set<string>
}
