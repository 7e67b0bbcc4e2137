import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { currencySign, formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { FieldMessage } from '../../ui/field-frame.tsx'
import { OWN_VALUE } from './gift-draft.ts'
import type { Offer } from './value-failure.ts'

type ValueFieldProps = {
  offer: Offer
  value: string
  ownValue: string
  onChange: (changes: { value?: string; ownValue?: string }) => void
  error?: string | undefined
  isLegendHidden?: boolean
}

/** The values offered, each a button one can hit with a thumb, and where it may be any, an amount of one's own. */
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
        <Trans>Value</Trans>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label key={option.id} data-invalid={chosenError ? true : undefined} className={CHIP_LOOK}>
            <input
              type="radio"
              name="value"
              value={option.id}
              checked={value === option.id}
              onChange={() => onChange({ value: option.id })}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessage inputId={id} error={chosenError} />
      {!offer.hasFixedPrices && <OwnAmount {...{ offer, ownValue, isOwn, onChange }} error={isOwn ? error : undefined} />}
    </fieldset>
  )
}

type OwnAmountProps = Pick<ValueFieldProps, 'offer' | 'ownValue' | 'onChange' | 'error'> & { isOwn: boolean }

/** Without script it stands there from the start: it counts when its button is chosen. */
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

const CHIP_LOOK = classNames(
  'relative inline-flex min-h-13 min-w-20 items-center justify-center rounded-button border-[1.5px] border-edge bg-surface px-5 text-lg font-semibold tabular-nums',
  'transition-[border-color,background-color] duration-150 hover:border-ink',
  'has-checked:border-accent-deep has-checked:bg-accent-pale has-checked:text-accent-deep has-checked:ring-1 has-checked:ring-accent-deep has-checked:ring-inset',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
  'data-invalid:border-danger data-invalid:bg-danger-pale',
)
