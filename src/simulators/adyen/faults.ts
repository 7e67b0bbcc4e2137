/** How the provider misbehaves, for tests. Counts say how many of the next ones. */
export type Faults = {
  /** Every answer of the API is delayed this long. */
  slowMs: number
  /** Answered with 500, and nothing done. */
  failRequests: number
  /** Done, but the line goes dead before the answer. */
  dropAnswers: number
  /** Webhooks delivered twice at once. */
  duplicateWebhooks: number
  /** Webhooks whose first delivery is lost; they come again later. */
  loseWebhooks: number
  /** Webhooks held back, so that later ones overtake them. */
  reorderWebhooks: number
  /** For how long those are held back. */
  reorderMs: number
}
type Counted = Exclude<keyof Faults, 'slowMs' | 'reorderMs'>

export type FaultBox = {
  set(faults: Partial<Faults>): void
  read(): Faults
  /** True when the fault happens now; it is then counted. */
  take(fault: Counted): boolean
  /** How often each really happened: a fault test that had no faults proves nothing. */
  happened(): Readonly<Record<Counted, number>>
}

const CALM: Faults = {
  slowMs: 0,
  failRequests: 0,
  dropAnswers: 0,
  duplicateWebhooks: 0,
  loseWebhooks: 0,
  reorderWebhooks: 0,
  reorderMs: 500,
}

export function createFaults(): FaultBox {
  const faults = { ...CALM }
  const happened = { failRequests: 0, dropAnswers: 0, duplicateWebhooks: 0, loseWebhooks: 0, reorderWebhooks: 0 }
  return {
    set(asked) {
      for (const name of Object.keys(CALM) as (keyof Faults)[]) {
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
