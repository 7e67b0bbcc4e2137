import { toLocalPath } from '../../shared/paths.ts'
import type { RouterContext } from './router-context.ts'

/** The path in the shop's language of a canonical path. */
export function localPath({ shop, paths }: Pick<RouterContext, 'shop' | 'paths'>, canonicalPath: string): string {
  return shop.languagePrefix + toLocalPath(canonicalPath, paths)
}
