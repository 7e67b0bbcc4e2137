import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { currencySign, formatCount } from '../../i18n/numbers.ts'
import { useChrome, useShop } from '../../session/use-shop.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FIELD_NAMES } from './listing-query.ts'
import { GIFT_CARD_TYPES, type ListingSearch } from './listing-search.ts'
import type { ListingData } from './load-products.ts'
import { useTypeLabels } from './use-type-labels.ts'

type Choice = { value: string; label: string; count: number }

/** The filters of a list. On the page of a category, the category cannot be changed. */
export function FilterFields({ listing }: { listing: ListingData }) {
  const { t } = useLingui()
  const { categoryMenu } = useChrome()
  const typeLabels = useTypeLabels()
  const { search, category, counts } = listing
  return (
    <>
      <Choices
        title={t`Type`}
        name={FIELD_NAMES.types}
        chosen={search.types}
        choices={GIFT_CARD_TYPES.map((value) => ({ value, label: typeLabels[value], count: counts.types[value] ?? 0 }))}
      />
      <PriceRange search={search} />
      {!category && (
        <Choices
          title={t`Category`}
          name={FIELD_NAMES.categories}
          chosen={search.categories}
          choices={categoryMenu.map(({ id, title }) => ({ value: id, label: title, count: counts.categories[id] ?? 0 }))}
        />
      )}
      {search.text && <input type="hidden" name={FIELD_NAMES.text} value={search.text} />}
    </>
  )
}

type ChoicesProps = { title: string; name: string; chosen: readonly string[]; choices: readonly Choice[] }

function Choices({ title, name, chosen, choices }: ChoicesProps) {
  return (
    <fieldset className="border-b border-line pb-4">
      <legend className="mb-1 text-lg font-semibold">{title}</legend>
      {choices.map((choice) => (
        <TermBox key={choice.value} {...choice} name={name} isChosen={chosen.includes(choice.value)} />
      ))}
    </fieldset>
  )
}

type TermBoxProps = Choice & { name: string; isChosen: boolean }

/** Shows a press at once. After a navigation the address decides, also after "back" or when a chip was removed. */
function TermBox({ isChosen, label, count, ...attributes }: TermBoxProps) {
  const { locale } = useShop()
  const box = useRef<HTMLInputElement>(null)
  // Before the box can be pressed: a later effect would undo the first press on a slow machine.
  useLayoutEffect(() => {
    if (box.current) box.current.checked = isChosen
  }, [isChosen])
  const shown = (
    <>
      {label} <span className="text-ink-soft tabular-nums">({formatCount(count, locale)})</span>
    </>
  )
  return <Checkbox {...attributes} label={shown} ref={box} defaultChecked={isChosen} />
}

/** The lowest and the highest price; either may be empty. */
function PriceRange({ search }: { search: ListingSearch }) {
  const { t } = useLingui()
  return (
    <fieldset className="border-b border-line pb-6">
      <legend className="mb-2 text-lg font-semibold">{t`Price`}</legend>
      <div className="grid grid-cols-2 gap-3">
        <AmountField label={t`From`} name={FIELD_NAMES.priceMin} amount={search.priceMin} />
        <AmountField label={t`Up to`} name={FIELD_NAMES.priceMax} amount={search.priceMax} />
      </div>
    </fieldset>
  )
}

/** Shows typed text at once. After a navigation the address decides. */
function AmountField({ label, name, amount }: { label: string; name: string; amount: string }) {
  const { currency, locale } = useShop()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.value = amount
  }, [amount])
  return (
    <label className="flex flex-col gap-1.5 text-[0.9375rem]">
      <span>
        {label} <span className="text-ink-soft">({currencySign(currency, locale)})</span>
      </span>
      <input
        ref={input}
        name={name}
        defaultValue={amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="min-h-12 w-full min-w-0 rounded-field border-[1.5px] border-edge bg-surface px-4"
      />
    </label>
  )
}
