import { toLocalPath } from '../../shared/paths.ts'
import type { RouterContext } from './router-context.ts'

/** The public path of a canonical one, in the shop's language. */
export function localPath({ shop, paths }: Pick<RouterContext, 'shop' | 'paths'>, canonicalPath: string): string {
  return shop.languagePrefix + toLocalPath(canonicalPath, paths)
}
