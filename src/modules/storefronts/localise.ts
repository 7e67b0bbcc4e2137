import { toPublicPath } from '../../shared/hreflang.ts'
import type { LanguageCode } from '../../../storefronts/types.ts'
import type { StorefrontContext } from './storefront-context.ts'

type Spoken = Pick<StorefrontContext, 'storefront' | 'language'>
type LocalUrl = { type: 'relative' | 'absolute'; href: string }

/** English always; other languages where translated. */
export function textIn(language: LanguageCode, texts: { en: string } & Partial<Record<LanguageCode, string>>): string {
  return texts[language] ?? texts.en
}

/** The public path of a canonical one on this storefront, in this language. */
export function localPath({ storefront, language }: Spoken, canonicalPath: string): string {
  const [, path = canonicalPath, rest = ''] = /^([^?#]*)(.*)$/.exec(canonicalPath) ?? []
  return toPublicPath(storefront, path, language) + rest
}

/** Links of ours are given in canonical words; anything else leads away and stays as it is. */
export function localUrl(ctx: Spoken, href: string): LocalUrl {
  const isOurs = href.startsWith('/') && !href.startsWith('//')
  return isOurs ? { type: 'relative', href: localPath(ctx, href) } : { type: 'absolute', href }
}
