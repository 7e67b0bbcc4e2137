import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { formatOnce, takeFormatted } from './formatted-texts.ts'
import { renderRouter } from './render-router.tsx'

const BROKEN = new Error('the gift has no name')

function Broken(): never {
  throw BROKEN
}

async function load(screen: () => React.ReactNode) {
  const root = createRootRoute({
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path: '/', component: screen })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    isServer: true,
    defaultErrorComponent: () => <p>something went wrong</p>,
  })
  await router.load()
  return router
}

test('a screen is rendered', async () => {
  const report = vi.fn<(error: unknown) => void>()
  const { html, status } = renderRouter(await load(() => <p>hello</p>), report)
  expect([status, html, report.mock.calls]).toEqual([200, expect.stringContaining('<p>hello</p>'), []])
})

test('a screen that fails is reported, and becomes an error page without its formatted texts', async () => {
  const report = vi.fn<(error: unknown) => void>()
  const screen = () => (
    <p>
      {formatOnce(() => '£5', 'five')}
      <Broken />
    </p>
  )
  const { html, status } = renderRouter(await load(screen), report)
  expect([status, html, report.mock.calls]).toEqual([500, expect.stringContaining('something went wrong'), [[BROKEN]]])
  expect(takeFormatted()).toEqual({})
})
