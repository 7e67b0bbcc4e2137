import { readdirSync } from 'node:fs'

/** "gift-cards.$slug.index.tsx" serves "/gift-cards/$slug/", "blog.{-$page}.tsx" also "/blog/", "account.$.tsx" everything below "/account/". */
const served = readdirSync(new URL('../../src/web/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('__') && file !== '$.tsx')
  .map((file) =>
    `/${file
      .replace(/\.tsx$/, '')
      .replace(/(^|\.)index$/, '')
      .replaceAll('.', '/')}/`.replace('//', '/'),
  )
  .flatMap(listWithoutOptional)

/** The route with fewer and fewer of its optional words at the end. */
function listWithoutOptional(route: string): string[] {
  const shorter = route.replace(/\{-\$\w+\}\/$/, '')
  const plain = route.replace(/\{-(\$\w+)\}/g, '$1')
  return shorter === route ? [plain] : [plain, ...listWithoutOptional(shorter)]
}

/** Whether a route has a screen of its own; the others are pages that editors write. */
export function isServed(path: string): boolean {
  return served.some((route) => (route.endsWith('/$/') ? path.startsWith(route.slice(0, -2)) : route === path))
}
