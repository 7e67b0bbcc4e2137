import { useMemo, useState } from 'react'
import { AddPackageDocument, type WrapperFragment } from '#generated/documents.ts'
import { flowKindOf } from '#shared/gift-category.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { forgetKey, keyFor } from '../../forms/submission-key.ts'
import { type Form, useForm } from '../../forms/use-form.ts'
import { notifyBasketChanged } from '../../session/basket-tabs.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { track } from '../../tracking/track.ts'
import { type BuilderProduct, type GiftVariation, initialDraft, listGiftVariations } from './builder-product.ts'
import { listDraftFailures } from './draft-failures.ts'
import { listOffered, pickWrapper } from './extras/offered-wrappers.ts'
import { type Extras, useExtras } from './extras/use-extras.ts'
import { countReceivers, type GiftDraft, toAddInput } from './gift-draft.ts'
import { readLastOccasion } from './last-occasion.ts'
import { chosenAmount } from './own-value.ts'
import { openGiftDraft, restoreGiftDraft } from './saved-draft.ts'

export type GiftBuilder = {
  product: BuilderProduct
  variations: readonly GiftVariation[]
  variation: GiftVariation | undefined
  form: Form<GiftDraft>
  /** With the default wrapper as long as the shopper has chosen none. */
  draft: GiftDraft & { wrapperId: string }
  extras: Extras | undefined
  wrapper: WrapperFragment | undefined
  /** Occasions whose wrappers and messages come first: the one that the visitor comes from, then those of the card. */
  preferredOccasions: readonly string[]
  /** The gift added last, until its message is closed. */
  added: GiftDraft | undefined
  /** Stays true while the code of the message is loading: another press would add the gift a second time. */
  isAdding: boolean
  closeAdded: () => void
}

/** The state of a gift from the first choice until it is in the basket. The page shows the first wrapper before all others are loaded. */
export function useGiftBuilder(product: BuilderProduct, firstWrapper?: WrapperFragment): GiftBuilder {
  const { locale, countryCode } = useShop()
  const variations = useMemo(() => listGiftVariations(product), [product])
  const extras = useExtras()
  // The occasion only sorts the extras, which are loaded in the browser, so the server's page does without it.
  const preferredOccasions = extras ? listPreferredOccasions(product) : []
  const wrappers = extras?.wrappers ?? (firstWrapper ? [firstWrapper] : [])
  const [added, setAdded] = useState<GiftDraft>()
  const add = useAddToBasket(product)
  const withWrapper = (draft: GiftDraft) => ({
    ...draft,
    wrapperId: pickWrapper(draft.wrapperId, listOffered(wrappers, draft.kind, preferredOccasions)),
  })
  const findVariation = (draft: GiftDraft) => variations.find(({ kind }) => kind === draft.kind)
  const form = useForm<GiftDraft>({
    initial: initialDraft(variations, product),
    mode: 'onSend',
    draft: { restore: (_, element) => restoreGiftDraft(product, variations, element), save: openGiftDraft(product.id).save },
    listFailures: (draft) => {
      const offer = findVariation(draft)?.offer
      return offer ? listDraftFailures(draft, { offer, locale, countryCode }) : []
    },
    fieldOf: findField,
    send: async (values) => {
      const draft = withWrapper(values)
      const variation = findVariation(draft)
      const refused = variation ? await add(draft, variation) : []
      if (refused.length === 0) setAdded(draft)
      return refused
    },
  })
  const closeAdded = () => {
    setAdded(undefined)
    form.reset(initialDraft(variations, product))
  }
  const draft = withWrapper(form.values)
  const wrapper = wrappers.find(({ id }) => id === draft.wrapperId)
  return {
    product,
    variations,
    variation: findVariation(draft),
    form,
    draft,
    extras,
    wrapper,
    preferredOccasions,
    added,
    isAdding: form.isSending || added !== undefined,
    closeAdded,
  }
}

function listPreferredOccasions({ occasions }: BuilderProduct): readonly string[] {
  const last = readLastOccasion()
  const own = occasions.map(({ id }) => id)
  return last ? [last, ...own] : own
}

function useAddToBasket(product: BuilderProduct) {
  const ask = useAsk()
  return async (draft: GiftDraft, variation: GiftVariation): Promise<readonly CallFailure[]> => {
    const input = toAddInput(draft, variation.variationId)
    const answer = await ask(AddPackageDocument, { input: { ...input, idempotencyKey: keyFor('builder', input) } })
    const { order, errors } = answer.addOriginalPackageToCart
    if (errors.length > 0 || !order) return errors
    // Adding the same gift again is a new submission.
    forgetKey('builder')
    notifyBasketChanged(order.quantity)
    openGiftDraft(product.id).clear()
    trackAdded(product, variation, draft)
    return []
  }
}

const FIELDS = ['value', 'qty', 'message', 'wrapperId', 'giftPackingId', 'receivers']

/** The API names a receiver by position. In this form a single recipient has fields of their own, and others may be removed meanwhile. */
function findField({ referencedRequestParameter: parameter }: CallFailure, draft: GiftDraft): string | undefined {
  const [, place, name] = /^receivers\.(\d+)\.(\w+)$/.exec(parameter ?? '') ?? []
  if (!name) return FIELDS.find((field) => field === parameter)
  const field = name.startsWith('deliver') ? 'moment' : name
  if (draft.to === 'SEVERAL') return `receivers.${draft.receivers[Number(place)]?.id}.${field}`
  return field === 'moment' ? field : `receiver.${field}`
}

function trackAdded(product: BuilderProduct, { kind, offer }: GiftVariation, draft: GiftDraft): void {
  const price = chosenAmount(draft)
  const quantity = draft.qty * countReceivers(draft)
  const item = {
    item_id: product.id,
    item_name: product.title,
    item_variant: kind.toLowerCase(),
    item_category: flowKindOf('GIFTCARD', kind),
    price,
    quantity,
  }
  track('add_to_cart', { currency: offer.minPrice.currency, value: price * quantity, items: [item] })
}
