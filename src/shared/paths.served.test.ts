import { expect, test } from 'vitest'
import { isServed } from '#tests/support/served-routes.ts'
import { pages } from '../../seeds/content/index.ts'
import { ROUTES, type RouteName } from './paths.ts'

/** Routes without a screen: one is for unknown paths, the other is redirected. */
const WITHOUT_SCREEN: readonly RouteName[] = ['notFound', 'helpdeskContact']

test.each(Object.entries(ROUTES).filter(([name]) => !WITHOUT_SCREEN.includes(name as RouteName)))(
  '%s has a screen or a page',
  (_name, path) => {
    expect(isServed(path) || pages.some((page) => page.path === path)).toBe(true)
  },
)
