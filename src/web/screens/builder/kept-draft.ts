import { forgetStored, keepStored, readStored } from '../../client/stored.ts'
import { emptyReceiver, type GiftDraft } from './gift-draft.ts'

/** Nothing typed is lost by looking at another page or by a reload; it ends with the tab. */
const keyOf = (productId: string) => `gift-${productId}`

export function readKeptDraft(productId: string, start: GiftDraft): GiftDraft | undefined {
  const kept = readStored(keyOf(productId), 'sessionStorage')
  if (kept === null) return undefined
  try {
    // A draft of an earlier release may lack what this one knows.
    const draft = JSON.parse(kept) as Partial<GiftDraft>
    const receivers = (draft.receivers ?? []).map((receiver) => ({ ...emptyReceiver(receiver.id), ...receiver }))
    return { ...start, ...draft, receiver: { ...start.receiver, ...draft.receiver }, receivers }
  } catch {
    return undefined
  }
}

export function keepDraft(productId: string, draft: GiftDraft): void {
  keepStored(keyOf(productId), JSON.stringify(draft), 'sessionStorage')
}

export function forgetDraft(productId: string): void {
  forgetStored(keyOf(productId), 'sessionStorage')
}
