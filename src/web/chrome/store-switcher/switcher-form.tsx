import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '../../forms/use-form.ts'
import { countryName, languageName } from '../../i18n/place-names.ts'
import { useShop } from '../../session/use-shop.ts'
import { track } from '../../tracking/track.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select, type SelectItem } from '../../ui/select.tsx'
import {
  type Alternate,
  type Country,
  chooseCountry,
  chooseOwn,
  findCountry,
  findCurrency,
  findDestination,
  listChoiceFailures,
  NO_CHOICE,
  type StoreChoice,
} from './store-choice.ts'

type SwitcherFormProps = { countries: readonly Country[]; country?: string; onClose: () => void }

export function SwitcherForm({ countries, country, onClose }: SwitcherFormProps) {
  const { t } = useLingui()
  const { locale, ...shop } = useShop()
  const form = useForm<StoreChoice>({
    initial: country === undefined ? chooseOwn(countries, shop) : chooseCountry(countries, country),
    listFailures: (choice) => listChoiceFailures(countries, choice),
    send: async (choice) => {
      switchStore(countries, choice, onClose)
      return []
    },
  })
  const choice = form.values
  const languages = findCountry(countries, choice.country)?.languagesCombinations ?? []
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <Select
        label={t`Country`}
        placeholder={t`Select your country`}
        emptyText={t`No country with that name`}
        isRequired
        items={listByName(countries, locale)}
        value={choice.country}
        onChange={(code) => form.change(code ? chooseCountry(countries, code) : NO_CHOICE, 'country')}
        onBlur={() => form.blur('country')}
        error={form.errorOf('country')}
      />
      <Select
        label={t`Language`}
        emptyText={t`No language with that name`}
        isRequired
        isDisabled={languages.length <= 1}
        items={languages.map(({ languageCode, textLanguage }) => ({
          id: languageCode,
          label: languageName(textLanguage, locale),
        }))}
        value={choice.language}
        onChange={(language) => form.change({ language }, 'language', 'currency')}
        onBlur={() => form.blur('language')}
        error={form.errorOf('language')}
      />
      <Field label={t`Currency`} readOnly value={findCurrency(countries, choice)} error={form.errorOf('currency')} />
      <div className="mt-2 flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-end">
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={listChoiceFailures(countries, choice).length > 0}>
          <Trans>To apply</Trans>
        </Button>
      </div>
    </form>
  )
}

function listByName(countries: readonly Country[], locale: string): SelectItem[] {
  const items = countries.map(({ country }) => ({ id: country, label: countryName(country, locale) }))
  return items.sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** A full page load, because the language or the shop changes. */
function switchStore(countries: readonly Country[], choice: StoreChoice, onClose: () => void): void {
  const destination = findDestination(countries, choice, listAlternates())
  if (!destination) return
  track('store_switch', choice)
  onClose()
  if (destination !== location.href) location.assign(destination)
}

function listAlternates(): Alternate[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')
  return [...links].map(({ hreflang, href }) => ({ hreflang, href }))
}
