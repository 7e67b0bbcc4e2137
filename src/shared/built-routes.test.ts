import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '../../seeds/content/index.ts'
import { isBuilt, UNBUILT } from './built-routes.ts'
import { ROUTES, type RouteName } from './paths.ts'

/** "gift-cards.$slug.index.tsx" serves "/gift-cards/$slug/", "account.$.tsx" everything below "/account/". */
const served = readdirSync(new URL('../web/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('__') && file !== '$.tsx')
  .map((file) =>
    `/${file
      .replace(/\.tsx$/, '')
      .replace(/(^|\.)index$/, '')
      .replaceAll('.', '/')}/`.replace('//', '/'),
  )

function isServed(path: string): boolean {
  return served.some((route) => (route.endsWith('/$/') ? path.startsWith(route.slice(0, -2)) : route === path))
}

/** Routes without a screen: one is the answer to any unknown path, the other has moved. */
const WITHOUT_SCREEN: readonly RouteName[] = ['notFound', 'helpdeskContact']

test.each(Object.entries(ROUTES).filter(([name]) => !WITHOUT_SCREEN.includes(name as RouteName)))(
  '%s is linked to once it has a screen or a page, and not before',
  (_name, path) => {
    expect(isBuilt(path)).toBe(isServed(path) || pages.some((page) => page.path === path))
  },
)

test('whatever lies below an unbuilt part is unbuilt too, and other shops are not ours to judge', () => {
  expect(isBuilt('/doubler/thankyou/2/')).toBe(false)
  expect(isBuilt('/activate/#top')).toBe(false)
  expect(isBuilt('https://elsewhere.example/doubler/')).toBe(true)
  expect(
    isBuilt(
      '/reorder/',
      UNBUILT.filter((start) => start !== '/reorder/'),
    ),
  ).toBe(true)
})
