import { ROUTES, type RouteName } from './paths.ts'

/** Parts of the specification that are not built yet, by the start of their paths. Building one means deleting its line here. */
export const UNBUILT: readonly string[] = []

/** False for a canonical path of a part that is not built: nothing may lead there. Addresses of other hosts are always fine. */
export function isBuilt(href: string, unbuilt = UNBUILT): boolean {
  return !unbuilt.some((start) => href.startsWith(start))
}

export function isRouteBuilt(route: RouteName): boolean {
  return isBuilt(ROUTES[route])
}
