import { expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase()
const { execute, contextOf } = await startShopServer(ctx)

const SUGGESTIONS = `query ($paging: PagingInput, $filters: AddressSuggestionFiltersInput) {
  getLocationAddressSuggestions(paging: $paging, filters: $filters) { label countryCode administrativeArea locality } }`

type Suggestion = { label: string; countryCode: string }

async function suggest(code: string, variables: Record<string, unknown>): Promise<Suggestion[]> {
  const { data, errors } = await execute(contextOf(code), SUGGESTIONS, variables)
  expect(errors).toBeUndefined()
  return (data as { getLocationAddressSuggestions: Suggestion[] }).getLocationAddressSuggestions
}

test('the default country is that of the store', async () => {
  expect(await suggest('GCSUK', { filters: { filterByText: 'Canterb' } })).toEqual([
    { label: 'Canterbury, Kent', countryCode: 'GB', administrativeArea: 'Kent', locality: 'Canterbury' },
  ])
  expect(await suggest('CB', { filters: { filterByText: 'Canterb' } })).toEqual([])
})

test('another country can be requested, and a repeated one counts once', async () => {
  const filters = { filterByText: 'lugano', filterByCountryCode: ['CH', 'CH'] }
  expect((await suggest('GCSUK', { filters })).map(({ label }) => label)).toEqual(['Lugano, Ticino'])
})

test('the list has pages of sixteen by default', async () => {
  const all = await suggest('GCSUK', { paging: { itemsPerPage: 100 } })
  expect(all).toHaveLength(100)
  expect(await suggest('GCSUK', {})).toEqual(all.slice(0, 16))
  expect(await suggest('GCSUK', { paging: { itemsPerPage: 10, pageNumber: 2 } })).toEqual(all.slice(10, 20))
})
