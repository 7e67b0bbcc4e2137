import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type BuilderProduct, startDraft, type Way } from './builder-product.ts'
import type { GiftDraft } from './gift-draft.ts'
import { readGiftDraft, saveGiftDraft } from './saved-draft.ts'

/** The gift being built, saved while the tab is open. Includes what was picked before hydration. */
export function useGiftDraft(
  product: BuilderProduct,
  ways: readonly Way[],
  form: RefObject<HTMLFormElement | null>,
): [GiftDraft, (draft: GiftDraft) => void] {
  const [draft, setDraft] = useState(() => startDraft(ways))
  const isRead = useRef(false)
  useLayoutEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const start = startDraft(ways)
    const saved = readGiftDraft(product, ways)
    const picked = form.current ? readPicked(form.current, start, ways) : {}
    if (saved || Object.keys(picked).length > 0) setDraft({ ...start, ...saved, ...picked })
  }, [product, ways, form])
  const first = useRef(draft)
  useEffect(() => {
    if (draft !== first.current) saveGiftDraft(product.id, draft)
  }, [product.id, draft])
  return [draft, setDraft]
}

/** Only what differs from how the page came. */
function readPicked(form: HTMLFormElement, start: GiftDraft, ways: readonly Way[]): Partial<GiftDraft> {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  const kind = ways.find(({ variationId }) => variationId === text('variationId'))?.kind
  const qty = Number(text('qty'))
  return {
    ...(kind && kind !== start.kind ? { kind } : {}),
    ...(text('value') && text('value') !== start.value ? { value: text('value') } : {}),
    ...(text('ownValue') ? { ownValue: text('ownValue') } : {}),
    ...(Number.isInteger(qty) && qty > 1 ? { qty } : {}),
    ...(text('message') ? { message: text('message') } : {}),
  }
}
