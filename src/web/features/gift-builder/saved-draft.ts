import { openDraft } from '../../forms/draft.ts'
import { type BuilderProduct, changeKind, type GiftVariation, initialDraft } from './builder-product.ts'
import { emptyReceiver, type GiftDraft, type ReceiverDraft } from './gift-draft.ts'

export const openGiftDraft = (productId: string) => openDraft<GiftDraft>(`gift-${productId}`)

/** The prefix of the field names of a single recipient. */
export const RECEIVER_FIELD = 'receiver.'

/** The draft saved in this tab, and what was picked in the server's page before hydration. Undefined when there is neither. */
export function restoreGiftDraft(
  product: BuilderProduct,
  variations: readonly GiftVariation[],
  form: HTMLFormElement | null,
): GiftDraft | undefined {
  const saved = openGiftDraft(product.id).read()
  const picked = form ? readPicked(form, initialDraft(variations, product), variations) : {}
  const typed = form ? readTyped(form) : {}
  if ([saved, picked, typed].every((part) => Object.keys(part).length === 0)) return undefined
  const renewed = renewDraft(saved, product, variations)
  return { ...renewed, ...picked, receiver: { ...renewed.receiver, ...typed } }
}

/** Turns a draft that was saved before the catalogue changed, or by an earlier release, into one that can be bought now. */
export function renewDraft(
  saved: Partial<GiftDraft>,
  product: Pick<BuilderProduct, 'productType'>,
  variations: readonly GiftVariation[],
): GiftDraft {
  const initial = initialDraft(variations, product)
  const receivers = (saved.receivers ?? []).map((receiver) => ({ ...emptyReceiver(receiver.id), ...receiver }))
  const draft = { ...initial, ...saved, receiver: { ...initial.receiver, ...saved.receiver }, receivers }
  // A pack has one price, and no field for another amount.
  const priced = product.productType === 'BLANK_GIFT_CARD_PACK' ? { ...draft, value: initial.value } : draft
  const isSold = variations.some(({ kind }) => kind === draft.kind)
  const variation = variations.find(({ kind }) => kind === initial.kind)
  return variation && !isSold ? changeKind(priced, variation) : priced
}

/** Only the values that differ from the server's page. */
function readPicked(form: HTMLFormElement, initial: GiftDraft, variations: readonly GiftVariation[]): Partial<GiftDraft> {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  const kind = variations.find(({ variationId }) => variationId === text('variationId'))?.kind
  const qty = Number(text('qty'))
  return {
    ...(kind && kind !== initial.kind ? { kind } : {}),
    ...(text('value') && text('value') !== initial.value ? { value: text('value') } : {}),
    ...(text('ownValue') ? { ownValue: text('ownValue') } : {}),
    ...(Number.isInteger(qty) && qty > 1 ? { qty } : {}),
    ...(text('message') ? { message: text('message') } : {}),
  }
}

/** The recipient's data typed before hydration. */
function readTyped(form: HTMLFormElement): Partial<ReceiverDraft> {
  const fields = [...new FormData(form)].filter(([name, text]) => name.startsWith(RECEIVER_FIELD) && text)
  return Object.fromEntries(fields.map(([name, text]) => [name.slice(RECEIVER_FIELD.length), String(text)]))
}
