import { forgetStored, keepStored, readStored } from '../../session/storage.ts'
import { type BuilderProduct, changeKind, startDraft, type Way } from './builder-product.ts'
import { emptyReceiver, type GiftDraft } from './gift-draft.ts'

/** Nothing typed is lost by looking at another page or by a reload; it ends with the tab. */
const keyOf = (productId: string) => `gift-${productId}`

export function readKeptDraft(product: Pick<BuilderProduct, 'id' | 'productType'>, ways: readonly Way[]): GiftDraft | undefined {
  const kept = readStored(keyOf(product.id), 'sessionStorage')
  if (kept === null) return undefined
  try {
    return renewDraft(JSON.parse(kept) as Partial<GiftDraft>, product, ways)
  } catch {
    return undefined
  }
}

/** What was kept before the catalogue changed, or by an earlier release that knew less, as it can be bought now. */
export function renewDraft(
  kept: Partial<GiftDraft>,
  { productType }: Pick<BuilderProduct, 'productType'>,
  ways: readonly Way[],
): GiftDraft {
  const start = startDraft(ways)
  const receivers = (kept.receivers ?? []).map((receiver) => ({ ...emptyReceiver(receiver.id), ...receiver }))
  const draft = { ...start, ...kept, receiver: { ...start.receiver, ...kept.receiver }, receivers }
  // A pack has one price, and no field that would tell of another.
  const priced = productType === 'BLANK_GIFT_CARD_PACK' ? { ...draft, value: start.value } : draft
  const isSold = ways.some(({ kind }) => kind === draft.kind)
  const way = ways.find(({ kind }) => kind === start.kind)
  return way && !isSold ? changeKind(priced, way) : priced
}

export function keepDraft(productId: string, draft: GiftDraft): void {
  keepStored(keyOf(productId), JSON.stringify(draft), 'sessionStorage')
}

export function forgetDraft(productId: string): void {
  forgetStored(keyOf(productId), 'sessionStorage')
}
