/** Faults of the provider, for tests. A count applies to the next ones. */
export type Faults = {
  /** The delay of every API response. */
  slowMs: number
  /** Requests that fail with 500 and do nothing. */
  failRequests: number
  /** Requests that are carried out, but whose connection is closed before the response. */
  dropAnswers: number
  /** Webhooks delivered twice at once. */
  duplicateWebhooks: number
  /** Webhooks whose first delivery is lost; they are sent again later. */
  loseWebhooks: number
  /** Webhooks that are delayed, so that later ones arrive first. */
  reorderWebhooks: number
  /** The delay of those webhooks. */
  reorderMs: number
}
type Counted = Exclude<keyof Faults, 'slowMs' | 'reorderMs'>

export type FaultBox = {
  set(faults: Partial<Faults>): void
  read(): Faults
  /** True when the fault happens now; then it is counted. */
  take(fault: Counted): boolean
  /** How often each fault happened, because a fault test without faults proves nothing. */
  happened(): Readonly<Record<Counted, number>>
}

const NO_FAULTS: Faults = {
  slowMs: 0,
  failRequests: 0,
  dropAnswers: 0,
  duplicateWebhooks: 0,
  loseWebhooks: 0,
  reorderWebhooks: 0,
  reorderMs: 500,
}

export function createFaults(): FaultBox {
  const faults = { ...NO_FAULTS }
  const happened = { failRequests: 0, dropAnswers: 0, duplicateWebhooks: 0, loseWebhooks: 0, reorderWebhooks: 0 }
  return {
    set(asked) {
      for (const name of Object.keys(NO_FAULTS) as (keyof Faults)[]) {
        const value = asked[name]
        if (typeof value === 'number' && value >= 0) faults[name] = value
      }
    },
    read: () => ({ ...faults }),
    take(fault) {
      if (faults[fault] <= 0) return false
      faults[fault]--
      happened[fault]++
      return true
    },
    happened: () => ({ ...happened }),
  }
}
