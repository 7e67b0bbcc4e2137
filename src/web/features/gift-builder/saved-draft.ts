import { forgetStored, readStored, writeStored } from '../../session/storage.ts'
import { type BuilderProduct, changeKind, startDraft, type Way } from './builder-product.ts'
import { emptyReceiver, type GiftDraft } from './gift-draft.ts'

/** The draft survives other pages and a reload, and ends with the tab. */
const keyOf = (productId: string) => `gift-${productId}`

export function readGiftDraft(product: Pick<BuilderProduct, 'id' | 'productType'>, ways: readonly Way[]): GiftDraft | undefined {
  const saved = readStored(keyOf(product.id), 'sessionStorage')
  if (saved === null) return undefined
  try {
    return renewDraft(JSON.parse(saved) as Partial<GiftDraft>, product, ways)
  } catch {
    return undefined
  }
}

/** Turns a draft saved before the catalogue changed, or by an earlier release, into one that can be bought now. */
export function renewDraft(
  saved: Partial<GiftDraft>,
  { productType }: Pick<BuilderProduct, 'productType'>,
  ways: readonly Way[],
): GiftDraft {
  const start = startDraft(ways)
  const receivers = (saved.receivers ?? []).map((receiver) => ({ ...emptyReceiver(receiver.id), ...receiver }))
  const draft = { ...start, ...saved, receiver: { ...start.receiver, ...saved.receiver }, receivers }
  // A pack has one price, and no field for another.
  const priced = productType === 'BLANK_GIFT_CARD_PACK' ? { ...draft, value: start.value } : draft
  const isSold = ways.some(({ kind }) => kind === draft.kind)
  const way = ways.find(({ kind }) => kind === start.kind)
  return way && !isSold ? changeKind(priced, way) : priced
}

export function saveGiftDraft(productId: string, draft: GiftDraft): void {
  writeStored(keyOf(productId), JSON.stringify(draft), 'sessionStorage')
}

export function forgetGiftDraft(productId: string): void {
  forgetStored(keyOf(productId), 'sessionStorage')
}
