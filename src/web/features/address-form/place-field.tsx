import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { AddressSuggestionsDocument, type AddressSuggestionsQuery } from '#generated/documents.ts'
import { retypeCity } from '#shared/address-order.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Field } from '../../ui/field.tsx'
import { SelectList } from '../../ui/select-list.tsx'
import { type SelectItem, stepIndex } from '../../ui/select-options.ts'
import { useAnchoredPopover } from '../../ui/use-anchored-popover.ts'

type Suggestion = AddressSuggestionsQuery['getLocationAddressSuggestions'][number]

type PlaceFieldProps = {
  label: string
  countryCode: string
  value: string
  area: string
  onChange: (place: { city: string; administrativeArea?: string }) => void
  onBlur: () => void
  error: string | undefined
}

/** A town. Known towns are suggested while the visitor types; any other may be typed too. */
export function PlaceField({ label, countryCode, value, area, onChange, onBlur, error }: PlaceFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const [proposed, setProposed] = useState<string>()
  const suggestions = useSuggestions(typed, countryCode)
  const isOpen = suggestions.length > 0
  useAnchoredPopover(isOpen, frame, list)
  const close = () => {
    setTyped(undefined)
    setActive(-1)
  }
  const choose = ({ id: key }: Pick<SelectItem, 'id'>) => {
    const suggestion = suggestions[Number(key)]
    close()
    if (!suggestion) return
    setProposed(suggestion.administrativeArea)
    onChange({ city: suggestion.locality, administrativeArea: suggestion.administrativeArea })
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    onChange(retypeCity(text, { countryCode, area, proposed }))
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'ArrowDown') setActive(stepIndex(active, 1, suggestions.length))
    else if (event.key === 'ArrowUp') setActive(stepIndex(active, -1, suggestions.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active >= 0) choose({ id: String(active) })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const found = suggestions.map((suggestion, index) => ({ id: String(index), label: suggestion.label }))
  const combobox = { isOpen, typed: value, found, active, close, choose, press, type, point: setActive, open: () => {} }
  return (
    <div ref={frame}>
      <Field
        id={id}
        name="city"
        label={label}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          close()
          onBlur()
        }}
        error={error}
        autoComplete="address-level2"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        aria-required
      />
      <SelectList ref={list} id={id} chosenId="" emptyText={t`No place with that name`} combobox={combobox} />
    </div>
  )
}

/** Fewer letters match too many places. */
const FEWEST_LETTERS = 2
const DEBOUNCE_MS = 200

/** The suggestions for the text being typed; none when the text is complete. A late answer is dropped. */
function useSuggestions(typed: string | undefined, countryCode: string): readonly Suggestion[] {
  const ask = useAsk()
  const [answer, setAnswer] = useState<{ text: string; places: readonly Suggestion[] }>()
  const text = typed?.trim() ?? ''
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return
    let isWanted = true
    const look = async () => {
      const found = await ask(AddressSuggestionsDocument, { text, countryCode }).catch(() => undefined)
      if (isWanted && found) setAnswer({ text, places: found.getLocationAddressSuggestions })
    }
    const timer = setTimeout(() => void look(), DEBOUNCE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [ask, text, countryCode])
  const places = text.length >= FEWEST_LETTERS && answer && text.startsWith(answer.text) ? answer.places : []
  const isFinished = places.length === 1 && places[0]?.locality.toLowerCase() === text.toLowerCase()
  return isFinished ? [] : places
}
