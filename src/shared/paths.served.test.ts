import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '../../seeds/content/index.ts'
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
  '%s has a screen or a page',
  (_name, path) => {
    expect(isServed(path) || pages.some((page) => page.path === path)).toBe(true)
  },
)
