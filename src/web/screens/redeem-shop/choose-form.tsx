import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { AddRedeemPackageDocument, RedeemSplitDocument, type RedeemTileFragment } from '#generated/documents.ts'
import { roundMoney } from '#shared/money.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { chosenAmount, chosenValue, isFreeDonation } from '../../features/gift-builder/own-value.ts'
import { findValueFailure } from '../../features/gift-builder/value-failure.ts'
import { ValueField } from '../../features/gift-builder/value-field.tsx'
import { proposeValue } from '../../features/redeem/balance-allowance.ts'
import { SplitNote } from '../../features/redeem/split-note.tsx'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import { forgetKey, keyFor } from '../../forms/submission-key.ts'
import { useForm } from '../../forms/use-form.ts'
import { useSettled } from '../../forms/use-settled.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { listRedeemVariations, type RedeemVariation } from './redeem-variations.ts'

type ChooseFormProps = {
  product: RedeemTileFragment
  redeem: Redeem
  /** Called when a package was chosen and the visitor continues in the shop. */
  onChosen: () => void
  onCheckout: () => void
}

type Choice = { variationId: string; value: string; ownValue: string; qty: number }

/** A value, e-mail or post, and a quantity. It starts with the whole remaining balance. Without script it is a plain form. */
export function ChooseForm({ product, redeem, onChosen, onCheckout }: ChooseFormProps) {
  const { locale, language } = useShop()
  const variations = listRedeemVariations(product)
  const [isLeaving, setLeaving] = useState(false)
  const left = redeem.order.remainingBalance
  const variationOf = (variationId: string) =>
    variations.find((variation) => variation.variationId === variationId) ?? variations[0]
  const form = useForm<Choice>({
    initial: { variationId: variations[0]?.variationId ?? '', ...beginWith(variations[0], left), qty: 1 },
    mode: 'onSend',
    listFailures: (values) => {
      const offer = variationOf(values.variationId)?.offer
      const failure = offer && findValueFailure(chosenValue(values), offer, locale)
      return failure ? [failure] : []
    },
    send: async (values, event) => {
      const isLast = isCheckoutPressed(event)
      setLeaving(isLast)
      const input = { variationId: values.variationId, value: chosenAmount(values), qty: values.qty }
      const key = { order: redeem.order.id, chosen: redeem.order.totals.chosen.value, ...input }
      const idempotencyKey = keyFor('redeem-choice', key)
      const errors = await redeem.change(
        async (ask) => (await ask(AddRedeemPackageDocument, { input: { ...input, idempotencyKey } })).addRedeemPackage,
      )
      forgetKey('redeem-choice')
      if (errors.length === 0) (isLast ? onCheckout : onChosen)()
      return errors
    },
  })
  const variation = variationOf(form.values.variationId)
  if (!variation) return <Trans>Sold out for now</Trans>
  const change = (variationId: string) => form.change({ variationId, ...beginWith(variationOf(variationId), left) })
  return (
    <form {...form.props} method="post" action="/redeem/add/" className="flex flex-col gap-6">
      <input type="hidden" name="language" value={language} />
      <FailedNotice failure={form.failure} />
      <KindField
        variations={variations}
        value={variation.variationId}
        onChange={change}
        isDonation={product.productType === 'DONATION'}
      />
      <ValueField
        offer={withProposal(variation, left)}
        value={form.values.value}
        ownValue={form.values.ownValue}
        onChange={(changes) => form.change(changes, 'value')}
        error={form.errorOf('value')}
      />
      {!isFreeDonation(product, variation.offer) && <HowMany form={form} />}
      <Effect value={chosenAmount(form.values) * form.values.qty} left={left} />
      <Split variationId={variation.variationId} value={chosenAmount(form.values)} qty={form.values.qty} />
      <div className="flex flex-wrap gap-3 max-tablet:flex-col">
        <Button type="submit" name="checkout" isLoading={form.isSending && isLeaving} trailingIcon="arrow-right">
          <Trans>Choose and check out</Trans>
        </Button>
        <Button type="submit" variant="secondary" isLoading={form.isSending && !isLeaving} className="unscripted:hidden">
          <Trans>Choose and keep browsing</Trans>
        </Button>
      </div>
    </form>
  )
}

type Amount = { currency: string; value: number }

function beginWith(variation: RedeemVariation | undefined, left: Amount): Pick<Choice, 'value' | 'ownValue'> {
  return { value: variation ? String(proposeValue(variation.offer, left)) : '', ownValue: '' }
}

/** Adds the remaining balance to the offered values. */
function withProposal({ offer }: RedeemVariation, left: Amount): RedeemVariation['offer'] {
  const value = proposeValue(offer, left)
  const isOffered = offer.hasFixedPrices || offer.pricesToShow.some((price) => price.value === value)
  if (isOffered) return offer
  const pricesToShow = [...offer.pricesToShow, { currency: offer.minPrice.currency, value }]
  return { ...offer, pricesToShow: pricesToShow.toSorted((one, other) => one.value - other.value) }
}

function isCheckoutPressed(event: FormEvent | undefined): boolean {
  return (event?.nativeEvent as SubmitEvent | undefined)?.submitter?.getAttribute('name') === 'checkout'
}

type KindFieldProps = {
  variations: readonly RedeemVariation[]
  value: string
  onChange: (id: string) => void
  isDonation: boolean
}

function KindField({ variations, value, onChange, isDonation }: KindFieldProps) {
  const { t } = useLingui()
  if (variations.length < 2 || isDonation) return <input type="hidden" name="variationId" value={value} />
  return (
    <RadioCards
      legend={t`How would you like it?`}
      name="variationId"
      value={value}
      onChange={onChange}
      options={variations.map(({ variationId, kind }) => ({
        id: variationId,
        media: <Icon name={kind === 'DIGITAL' ? 'mail' : 'truck'} className="size-6 text-accent-deep" />,
        title: kind === 'DIGITAL' ? <Trans>Digital, straight away</Trans> : <Trans>A real card, by post</Trans>,
      }))}
      className="tablet:grid-cols-2"
    />
  )
}

function HowMany({ form }: { form: ReturnType<typeof useForm<Choice>> }) {
  const { t } = useLingui()
  return (
    <Quantity
      label={t`Quantity`}
      name="qty"
      value={form.values.qty}
      onChange={(qty) => form.change({ qty })}
      decreaseLabel={t`One less`}
      increaseLabel={t`One more`}
      error={form.errorOf('qty')}
    />
  )
}

/** How many cards the value is split into, checked once typing has stopped. */
function Split(choice: { variationId: string; value: number; qty: number }) {
  const key = useSettled(JSON.stringify(choice))
  const isWanted = choice.value > 0
  const { answer } = useAnswer(RedeemSplitDocument, { input: JSON.parse(key) as typeof choice }, { isWanted })
  return <div aria-live="polite">{isWanted && <SplitNote split={known(answer)?.redeemSplit ?? []} />}</div>
}

/** The balance that this choice leaves, or the extra payment that it needs. */
function Effect({ value, left }: { value: number; left: Amount }) {
  const { locale } = useShop()
  if (!Number.isFinite(value) || value <= 0) return null
  const rest = roundMoney(left.value - value, left.currency)
  const amount = formatMoney({ currency: left.currency, value: Math.abs(rest) }, locale)
  return (
    <p aria-live="polite" className="rounded-field bg-mist px-4 py-3">
      {rest >= 0 ? <Trans>Then you have {amount} left to spend.</Trans> : <Trans>You pay {amount} extra at checkout.</Trans>}
    </p>
  )
}
