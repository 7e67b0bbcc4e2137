import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main, visitShop } from '../support/open-page.tsx'

const tiles = () => [...document.querySelectorAll<HTMLElement>('main li[data-product]')]
const untilTiles = (count: number) => waitFor(() => expect(tiles()).toHaveLength(count))

test('a search is filtered twice, and keeps its words and its sort order', async () => {
  const user = await visitShop().open('/gift-cards/?s=cofee&sort=name')
  await main().findByRole('heading', { level: 1, name: 'Results for “cofee”' })
  expect(tiles().some(({ textContent }) => textContent?.includes('Grumble Coffee'))).toBe(true)
  for (const type of ['Physical, by post', 'Digital, by email']) {
    await user.click(main().getAllByRole('checkbox', { name: new RegExp(`^${type}`) })[0] as HTMLElement)
    await main().findAllByRole('link', { name: `Remove filter: ${type}` })
  }
  const address = Object.fromEntries(new URLSearchParams(location.search))
  expect(address).toEqual({ cb_api_giftcard_types: expect.stringMatching(/^\w+,\w+$/), s: 'cofee', sort: 'name' })
})

test('a longer list is still there after opening a card, and page 1 shows one page again', async () => {
  const user = await visitShop().open('/gift-cards/')
  await user.click(main().getByRole('link', { name: 'Show more gift cards' }))
  await waitFor(() => expect(tiles().length).toBeGreaterThan(30))
  const longer = tiles().length
  await user.click(tiles()[20]?.querySelector('a') as HTMLElement)
  await waitFor(() => expect(location.pathname).not.toBe('/gift-cards/2/'))
  await waitFor(() => expect(tiles().length).toBeLessThan(longer))
  history.back()
  await untilTiles(longer)
  expect(location.pathname).toBe('/gift-cards/2/')
  await user.click(main().getByRole('link', { name: 'Page 1' }))
  await waitFor(() => expect(location.pathname).toBe('/gift-cards/'))
  await waitFor(() => expect(tiles().length).toBeLessThan(longer))
})
