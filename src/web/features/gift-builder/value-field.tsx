import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { currencySign, formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { FieldMessage } from '../../ui/field-frame.tsx'
import { Chip } from './chip.tsx'
import { OWN_VALUE } from './own-value.ts'
import type { Offer } from './value-failure.ts'

type ValueFieldProps = {
  offer: Offer
  value: string
  ownValue: string
  onChange: (changes: { value?: string; ownValue?: string }) => void
  error?: string | undefined
  isLegendHidden?: boolean
}

/** The offered values as buttons large enough for a thumb and, where any amount is allowed, a field for it. */
export function ValueField({ offer, value, ownValue, onChange, error, isLegendHidden = false }: ValueFieldProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const id = useId()
  const isOwn = value === OWN_VALUE
  const options = [
    ...offer.pricesToShow.map((price) => ({ id: String(price.value), label: formatMoney(price, locale) })),
    ...(offer.hasFixedPrices ? [] : [{ id: OWN_VALUE, label: t`Another amount` }]),
  ]
  const chosenError = isOwn ? undefined : error
  return (
    <fieldset aria-describedby={chosenError ? `${id}-error` : undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-[0.9375rem] font-semibold'}>
        <Trans>Amount</Trans>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <Chip
            key={option.id}
            name="value"
            value={option.id}
            isChosen={value === option.id}
            onChoose={() => onChange({ value: option.id })}
            isInvalid={chosenError !== undefined}
          >
            {option.label}
          </Chip>
        ))}
      </div>
      <FieldMessage inputId={id} error={chosenError} />
      {!offer.hasFixedPrices && (
        <OwnAmount offer={offer} ownValue={ownValue} isOwn={isOwn} onChange={onChange} error={isOwn ? error : undefined} />
      )}
    </fieldset>
  )
}

type OwnAmountProps = Pick<ValueFieldProps, 'offer' | 'ownValue' | 'onChange' | 'error'> & { isOwn: boolean }

/** Without script it is always visible, and counts when its button is chosen. */
function OwnAmount({ offer, ownValue, isOwn, onChange, error }: OwnAmountProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const from = formatMoney(offer.minPrice, locale)
  const to = formatMoney(offer.maxPrice, locale)
  return (
    <Field
      label={t`Your amount`}
      name="ownValue"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      prefix={currencySign(offer.minPrice.currency, locale)}
      hint={t`A whole amount from ${from} to ${to}`}
      error={error}
      value={ownValue}
      onChange={(event) => onChange({ ownValue: event.target.value })}
      className={classNames('mt-4 max-w-72', !isOwn && 'hidden unscripted:flex')}
    />
  )
}
