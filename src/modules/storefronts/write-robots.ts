import { vocabularies } from '#languages/index.ts'
import type { Storefront } from '#storefronts/types.ts'
import { isPersonalRoute, ROUTES, type RouteName } from '../../shared/paths.ts'
import { defaultLanguage } from './find-storefront.ts'
import { storeOrigin } from './store-origin.ts'

/** Robots may read everything except personal pages, whose paths are listed in each of the storefront's languages. */
export function writeRobots(storefront: Storefront, host: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...listPersonalPaths(storefront).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${storeOrigin(storefront, host)}/sitemap.xml`,
    '',
  ].join('\n')
}

/** A rule applies to all paths below it, so only the highest paths are listed. */
function listPersonalPaths(storefront: Storefront): string[] {
  const routes = (Object.keys(ROUTES) as RouteName[]).filter(isPersonalRoute)
  const paths = storefront.languages.flatMap(({ code }) => {
    const segment = code === defaultLanguage(storefront) ? '' : `/${code}`
    return routes.map((route) => segment + vocabularies[code][route].replace(/\$.*$/, ''))
  })
  return [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && path.startsWith(other)))
}
