import type { GiftStateFragment } from '#generated/documents.ts'

export type StepName = 'PAID' | 'SCHEDULED' | 'PACKED' | 'SENT' | 'OPENED'
export type GiftStep = { name: StepName; state: 'done' | 'current' | 'ahead' | 'failed' }

const BY_EMAIL: readonly StepName[] = ['PAID', 'SCHEDULED', 'SENT', 'OPENED']
/** Nobody tells us when a parcel is opened. */
const BY_POST: readonly StepName[] = ['PAID', 'PACKED', 'SENT']

/** How many steps are done in each state. */
const DONE: Readonly<Record<GiftStateFragment['state'], number>> = {
  PLANNED: 1,
  BOUNCED: 2,
  SENT: 3,
  OPENED: 4,
  TO_PACK: 1,
  SHIPPED: 3,
}

/** How far a gift has come: what is done, what happens now, and what is still to come. */
export function listGiftSteps({ variationType, state }: Pick<GiftStateFragment, 'variationType' | 'state'>): GiftStep[] {
  const done = DONE[state]
  return (variationType === 'DIGITAL' ? BY_EMAIL : BY_POST).map((name, index) => {
    if (index < done) return { name, state: 'done' }
    // Whether a sent gift is opened is up to its recipient: nothing happens until then.
    if (index > done || state === 'SENT') return { name, state: 'ahead' }
    return { name, state: state === 'BOUNCED' ? 'failed' : 'current' }
  })
}
