import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { parseSearch, stringifySearch } from '../../routing/search-params.ts'
import { useChrome } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { RedeemShopData } from './load-redeem-shop.ts'
import { FIELD_NAMES, readRedeemSearch, toRedeemQuery } from './redeem-search.ts'

/** A plain form that opens the same list with its filters in the address; with script it does so after each choice. */
export function ShopFilters({ data: { path, search } }: { data: RedeemShopData }) {
  const { t } = useLingui()
  const { categoryMenu } = useChrome()
  const router = useRouter()
  const show = (form: HTMLFormElement) => {
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const asked = toRedeemQuery(readRedeemSearch(parseSearch(query.toString())))
    router.history.push(path + stringifySearch(asked))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event.currentTarget)
  }
  return (
    <form
      method="get"
      action={path}
      aria-label={t`Find a card`}
      onSubmit={submit}
      key={stringifySearch(toRedeemQuery(search))}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 tablet:gap-x-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field
        label={t`Search`}
        name={FIELD_NAMES.text}
        type="search"
        defaultValue={search.text}
        placeholder={t`What are you looking for?`}
        prefix={<Icon name="search" />}
        maxLength={100}
        className="max-desktop:col-span-2"
      />
      <NativeSelect
        label={t`Category`}
        name={FIELD_NAMES.category}
        defaultValue={search.category}
        placeholder={t`All`}
        items={categoryMenu.map(({ id, title }) => ({ id: String(id), label: title }))}
        onChange={(event) => event.target.form && show(event.target.form)}
      />
      <NativeSelect
        label={t`Type`}
        name={FIELD_NAMES.type}
        defaultValue={search.type}
        placeholder={t`All`}
        items={[
          { id: 'digital', label: t`Digital, by email` },
          { id: 'physical', label: t`Physical, by post` },
          { id: 'donation', label: t`Donation` },
        ]}
        onChange={(event) => event.target.form && show(event.target.form)}
      />
      <Button type="submit" variant="secondary" className="min-h-13 max-desktop:col-span-2 max-desktop:scripted:hidden">
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
