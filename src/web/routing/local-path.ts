import { redirect } from '@tanstack/react-router'
import { toLocalPath } from '../../shared/paths.ts'
import type { RouterContext } from './router-context.ts'

/** The path in the shop's language of a canonical path. */
export function localPath({ shop, paths }: Pick<RouterContext, 'shop' | 'paths'>, canonicalPath: string): string {
  return shop.languagePrefix + toLocalPath(canonicalPath, paths)
}

/** A redirect to a path in the shop's language. The router takes it as `href`; `to` is only there for its types. */
export function redirectTo(href: string) {
  return redirect({ to: '/', href })
}
