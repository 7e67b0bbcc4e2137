import { readdirSync } from 'node:fs'

/** "gift-cards.$slug.index.tsx" serves "/gift-cards/$slug/", "account.$.tsx" everything below "/account/". */
const served = readdirSync(new URL('../../src/web/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('__') && file !== '$.tsx')
  .map((file) =>
    `/${file
      .replace(/\.tsx$/, '')
      .replace(/(^|\.)index$/, '')
      .replaceAll('.', '/')}/`.replace('//', '/'),
  )

/** Whether a route has a screen of its own; the others are pages that editors write. */
export function isServed(path: string): boolean {
  return served.some((route) => (route.endsWith('/$/') ? path.startsWith(route.slice(0, -2)) : route === path))
}
