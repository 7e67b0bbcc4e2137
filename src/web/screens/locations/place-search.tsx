import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { PlaceSuggestionsDocument, type PlaceSuggestionsQuery } from '#generated/documents.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { LocationsData } from './load-locations.ts'

/** Finds locations by town or postcode. Without script it is a plain form that opens the same address. */
export function PlaceSearch({ data: { product, place } }: { data: LocationsData }) {
  const { t } = useLingui()
  const href = useHref()
  const router = useRouter()
  const list = useId()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(typed)
  const input = useRef<HTMLInputElement>(null)
  // After a navigation the address decides, also after "back".
  useEffect(() => {
    if (input.current) input.current.value = place
  }, [place])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = input.current?.value.trim()
    void router.navigate({
      to: '/gift-cards/$slug/locations/',
      params: { slug: product.slug },
      search: wanted ? { place: wanted } : {},
      resetScroll: false,
    })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around a form means the same and needs one more element
    <form
      role="search"
      aria-label={t`Find a location`}
      method="get"
      action={href('locations', { slug: product.slug })}
      onSubmit={search}
      className="flex items-end gap-3"
    >
      <Field
        ref={input}
        label={t`Town or postcode`}
        name="place"
        type="search"
        defaultValue={place}
        list={list}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        className="grow"
      />
      <datalist id={list}>
        {suggestions.map(({ label, locality }) => (
          <option key={label} value={locality} label={label} />
        ))}
      </datalist>
      <Button type="submit" className="min-h-12">
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}

type Suggestions = PlaceSuggestionsQuery['getLocationAddressSuggestions']

/** Fewer letters match too many places. */
const FEWEST_LETTERS = 2
const DEBOUNCE_MS = 200

/** Towns that start with the typed text. If they cannot be loaded, the search still works. */
function useSuggestions(typed: string): Suggestions {
  const ask = useAsk()
  const [suggestions, setSuggestions] = useState<Suggestions>([])
  const text = typed.trim()
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return
    let isWanted = true
    const suggest = async () => {
      const found = await ask(PlaceSuggestionsDocument, { text }).catch(() => undefined)
      if (isWanted && found) setSuggestions(found.getLocationAddressSuggestions)
    }
    const timer = setTimeout(() => void suggest(), DEBOUNCE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [ask, text])
  return text.length < FEWEST_LETTERS ? [] : suggestions
}
