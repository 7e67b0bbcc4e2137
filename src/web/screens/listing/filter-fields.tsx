import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useChrome } from '../../session/use-shop.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FIELD_NAMES, GIFT_CARD_TYPES } from './listing-search.ts'
import type { ListingData } from './load-listing.ts'
import { useTypeLabels } from './use-type-labels.ts'

type Choice = { value: string; label: string }

/** What a list can be narrowed by. The page of a category has its category already. */
export function FilterFields({ listing }: { listing: ListingData }) {
  const { t } = useLingui()
  const { categoryMenu } = useChrome()
  const typeLabels = useTypeLabels()
  const { search, category } = listing
  return (
    <>
      <Choices
        title={t`Type`}
        name={FIELD_NAMES.types}
        chosen={search.types}
        choices={GIFT_CARD_TYPES.map((value) => ({ value, label: typeLabels[value] }))}
      />
      {!category && (
        <Choices
          title={t`Category`}
          name={FIELD_NAMES.categories}
          chosen={search.categories}
          choices={categoryMenu.map(({ id, title }) => ({ value: String(id), label: title }))}
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
      {choices.map(({ value, label }) => (
        <TermBox key={value} name={name} value={value} label={label} isChosen={chosen.includes(value)} />
      ))}
    </fieldset>
  )
}

type TermBoxProps = Choice & { name: string; isChosen: boolean }

/** Ticked by the shopper at once; the address has the last word, also after "back" or when a chip is taken away. */
function TermBox({ isChosen, ...attributes }: TermBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = isChosen
  }, [isChosen])
  return <Checkbox {...attributes} ref={box} defaultChecked={isChosen} />
}
