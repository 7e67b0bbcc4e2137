import type { GiftStateFragment } from '#generated/documents.ts'

export type StepName = 'PAID' | 'SCHEDULED' | 'PACKED' | 'SENT' | 'OPENED'
export type GiftStep = { name: StepName; state: 'done' | 'current' | 'ahead' | 'failed' }

const BY_EMAIL: readonly StepName[] = ['PAID', 'SCHEDULED', 'SENT', 'OPENED']
/** For a parcel there is no "opened": the shop never learns of it. */
const BY_POST: readonly StepName[] = ['PAID', 'PACKED', 'SENT']

/** The number of completed steps in each state. */
const DONE: Readonly<Record<GiftStateFragment['state'], number>> = {
  PLANNED: 1,
  BOUNCED: 2,
  SENT: 3,
  OPENED: 4,
  TO_PACK: 1,
  SHIPPED: 3,
}

/** The steps of a gift: done, current, or still to come. */
export function listGiftSteps({ variationType, state }: Pick<GiftStateFragment, 'variationType' | 'state'>): GiftStep[] {
  const done = DONE[state]
  return (variationType === 'DIGITAL' ? BY_EMAIL : BY_POST).map((name, index) => {
    if (index < done) return { name, state: 'done' }
    // A sent gift has no current step: the recipient decides when to open it.
    if (index > done || state === 'SENT') return { name, state: 'ahead' }
    return { name, state: state === 'BOUNCED' ? 'failed' : 'current' }
  })
}
