import { Trans, useLingui } from '@lingui/react/macro'
import { WISH_RANGES } from '#shared/validation/quote-request.ts'
import type { Form } from '../../forms/use-form.ts'
import { currencySign } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { BLANK_LINE, MAX_LINES, PLAIN_LINES, type QuoteValues, type Wishable, type WishLine } from './quote-values.ts'

type WishLinesProps = { form: Form<QuoteValues>; wishable: readonly Wishable[] }

/** The gift cards that the business wants, with amount and quantity. */
export function WishLines({ form, wishable }: WishLinesProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { products } = form.values
  const plain = isHydrated ? [] : Array<WishLine>(PLAIN_LINES - 1).fill(BLANK_LINE)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-[0.9375rem] font-semibold">
        <Trans>Gift cards you have in mind</Trans> <span className="font-normal text-ink-soft">({t`optional`})</span>
      </legend>
      {[...products, ...plain].map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <Line key={index} form={form} wishable={wishable} line={line} index={index} isPlain={index >= products.length} />
      ))}
      {products.length < MAX_LINES && (
        <Button
          variant="secondary"
          size="small"
          leadingIcon="plus"
          className="self-start unscripted:hidden"
          onClick={() => form.change({ products: [...products, BLANK_LINE] })}
        >
          <Trans>Add another gift card</Trans>
        </Button>
      )}
    </fieldset>
  )
}

type LineProps = WishLinesProps & {
  line: WishLine
  index: number
  /** Only for visitors without script. */
  isPlain: boolean
}

function Line({ form, wishable, line, index, isPlain }: LineProps) {
  const { t } = useLingui()
  const { products } = form.values
  const place = `products.${index}`
  const change = (part: keyof WishLine, typed: string) =>
    form.change({ products: products.with(index, { ...line, [part]: typed }) }, `${place}.${part}`)
  const remove = () => form.change({ products: products.toSpliced(index, 1) })
  return (
    <div
      className={classNames(
        'grid grid-cols-2 items-start gap-x-4 gap-y-3',
        products.length > 1 ? 'tablet:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]' : 'tablet:grid-cols-[minmax(0,1fr)_8rem_8rem]',
        isPlain && 'hidden unscripted:grid',
      )}
    >
      <NativeSelect
        label={t`Gift card`}
        name={`${place}.productId`}
        items={wishable.map(({ id, title }) => ({ id, label: title }))}
        placeholder={t`Choose a gift card`}
        value={line.productId}
        onChange={(event) => change('productId', event.target.value)}
        error={form.errorOf(`${place}.productId`)}
        className="max-tablet:col-span-2"
      />
      <NumberField form={form} place={place} part="amount" label={t`Amount each`} value={line.amount} onChange={change} />
      <NumberField form={form} place={place} part="quantity" label={t`Quantity`} value={line.quantity} onChange={change} />
      {products.length > 1 && (
        <IconButton icon="trash" label={t`Remove this gift card`} onClick={remove} className="tablet:mt-8 unscripted:hidden" />
      )}
    </div>
  )
}

type NumberFieldProps = {
  form: Form<QuoteValues>
  place: string
  part: 'amount' | 'quantity'
  label: string
  value: string
  onChange: (part: keyof WishLine, typed: string) => void
}

function NumberField({ form, place, part, label, value, onChange }: NumberFieldProps) {
  const { currency, locale } = useShop()
  const field = `${place}.${part}`
  return (
    <Field
      label={label}
      name={field}
      type="number"
      inputMode="numeric"
      min={WISH_RANGES[part].min}
      max={WISH_RANGES[part].max}
      step={1}
      prefix={part === 'amount' ? currencySign(currency, locale) : undefined}
      value={value}
      onChange={(event) => onChange(part, event.target.value)}
      error={form.errorOf(field)}
    />
  )
}
