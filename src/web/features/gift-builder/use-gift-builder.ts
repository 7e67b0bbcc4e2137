import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { AddPackageDocument } from '../../../generated/documents.ts'
import { flowKindOf } from '../../../shared/gift-category.ts'
import { errorsOf, type FieldFailure, focusFirstError, parameterOf, withoutCorrected } from '../../forms/field-failures.ts'
import { newKey } from '../../forms/new-key.ts'
import type { TranslateFailure } from '../../i18n/failures/translate-failure.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { notifyBasketChanged } from '../../session/basket-tabs.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { track } from '../../tracking/track.ts'
import { type BuilderProduct, listWays, startDraft, type Way } from './builder-product.ts'
import { listDraftFailures } from './draft-failures.ts'
import { type Extras, useExtras } from './extras/use-extras.ts'
import { countReceivers, type GiftDraft, meantValue, toAddInput } from './gift-draft.ts'
import { forgetGiftDraft } from './saved-draft.ts'
import { useGiftDraft } from './use-gift-draft.ts'

type Mend = (failures: readonly FieldFailure[]) => readonly FieldFailure[]

export type GiftBuilder = {
  product: BuilderProduct
  form: RefObject<HTMLFormElement | null>
  ways: readonly Way[]
  way: Way | undefined
  draft: GiftDraft
  /** What changes, and the parameter of the API that is thereby corrected; or what is left to correct then. */
  change: (changes: Partial<GiftDraft>, corrected?: string | Mend) => void
  replace: (draft: GiftDraft) => void
  errorOf: (parameter: string) => string | undefined
  failures: readonly FieldFailure[]
  /** Undefined until the texts are there. */
  translate: TranslateFailure | undefined
  extras: Extras | undefined
  isSending: boolean
  submit: () => Promise<void>
  /** What was put into the basket last, until it is put away. */
  added: GiftDraft | undefined
  putAway: () => void
}

/** Fields that show their own errors; all others are shown above the button. */
export const FIELDS = /^(value|qty|message|wrapperId|giftPackingId|receivers(\..+)?)$/

/** A gift from its first choice until it lies in the basket. */
export function useGiftBuilder(product: BuilderProduct): GiftBuilder {
  const form = useRef<HTMLFormElement>(null)
  const ways = useMemo(() => listWays(product), [product])
  const [draft, setDraft] = useGiftDraft(product, ways, form)
  const [failures, setFailures] = useState<readonly FieldFailure[]>([])
  const translate = useFailureTexts()
  const way = ways.find(({ kind }) => kind === draft.kind)
  const change = (changes: Partial<GiftDraft>, corrected: string | Mend = (known) => known) => {
    setDraft({ ...draft, ...changes })
    const mend: Mend = typeof corrected === 'string' ? (known) => withoutCorrected(known, corrected) : corrected
    setFailures((known) => mend(known).filter((one) => FIELDS.test(parameterOf(one) ?? '')))
  }
  const replace = (next: GiftDraft) => {
    setDraft(next)
    setFailures([])
  }
  const sending = useSending({ product, way, draft, form, setFailures })
  const putAway = () => {
    sending.putAway()
    setDraft(startDraft(ways))
  }
  const extras = useExtras()
  return {
    product,
    form,
    ways,
    way,
    draft,
    change,
    replace,
    errorOf: errorsOf(failures, translate),
    failures,
    translate,
    extras,
    ...sending,
    putAway,
  }
}

type Sending = {
  product: BuilderProduct
  way: Way | undefined
  draft: GiftDraft
  form: RefObject<HTMLFormElement | null>
  setFailures: (failures: readonly FieldFailure[]) => void
}

function useSending({ product, way, draft, form, setFailures }: Sending) {
  const ask = useAsk()
  const { locale, countryCode } = useShop()
  const [isSending, setSending] = useState(false)
  const [added, setAdded] = useState<GiftDraft>()
  const [refusals, setRefusals] = useState(0)
  const submission = useSubmissionKey()
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current)
  }, [refusals, form])
  const refuse = (failures: readonly FieldFailure[]) => {
    setFailures(failures)
    setRefusals((count) => count + 1)
  }
  const send = async (way: Way) => {
    const input = toAddInput(draft, way.variationId)
    const answer = await ask(AddPackageDocument, {
      input: { ...input, idempotencyKey: submission.keyFor(JSON.stringify(input)) },
    })
    const { order, errors } = answer.addOriginalPackageToCart
    if (errors.length > 0 || !order) return refuse(errors)
    submission.finish()
    notifyBasketChanged(order.quantity)
    forgetGiftDraft(product.id)
    trackAdded(product, way, draft)
    setAdded(draft)
  }
  const submit = async () => {
    if (isSending || !way) return
    const found = listDraftFailures(draft, { offer: way.offer, locale, countryCode })
    if (found.length > 0) return refuse(found)
    setSending(true)
    await send(way).catch(() => refuse([{ name: 'UNKNOWN' }]))
    setSending(false)
  }
  return { isSending, submit, added, putAway: () => setAdded(undefined) }
}

/** One for each content: what is sent again unchanged, because no answer came, is added once. */
function useSubmissionKey(): { keyFor: (content: string) => string; finish: () => void } {
  const last = useRef({ content: '', key: '' })
  return {
    keyFor: (content) => {
      if (last.current.content !== content) last.current = { content, key: newKey() }
      return last.current.key
    },
    // The same gift once more is another gift.
    finish: () => {
      last.current = { content: '', key: '' }
    },
  }
}

function trackAdded(product: BuilderProduct, { kind, offer }: Way, draft: GiftDraft): void {
  const price = Number(meantValue(draft).replace(',', '.'))
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
