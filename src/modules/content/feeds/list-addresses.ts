import { textLanguage } from '#languages/index.ts'
import { type Alternate, listOfferedLanguages } from '#shared/hreflang.ts'
import type { PublicPage } from '../../catalog/index.ts'
import { type LanguageCode, listAlternatesOf, type Storefront, storefronts } from '../../storefronts/index.ts'

/** One address of a storefront. It has many alternates, so these are only listed for the part of the sitemap that is being written. */
export type Address = { path: string; readAlternates: () => readonly Alternate[]; changedOn: string | undefined }

/** The addresses of a page on one storefront, one for each language. */
export type ListAddresses = (page: PublicPage) => Address[]

/** Pages of one kind differ only in their words, so the alternates of each kind are looked up once. */
export function addressLister(storefront: Storefront): ListAddresses {
  const known = new Map<string, readonly Alternate[]>()
  const listKind = ({ path, on }: PublicPage, language: LanguageCode): readonly Alternate[] => {
    const key = `${language} ${on?.join() ?? 'all'} ${JSON.stringify(path)}`
    const alternates = known.get(key) ?? listAlternatesOf({ storefront, language }, path, storefrontsByCode(on))
    known.set(key, alternates)
    return alternates
  }
  return (page) =>
    listOfferedLanguages(storefront).flatMap((language) => {
      const kind = listKind(page, language)
      const isOwn = ({ langCode, origin }: Alternate) =>
        langCode === textLanguage(language) && origin === `https://${storefront.host}`
      const own = kind.find(isOwn)
      if (!own) return []
      const fill = (alternate: Alternate) => ({ ...alternate, path: fillWords(alternate.path, page.words) })
      return [{ path: fill(own).path, readAlternates: () => kind.map(fill), changedOn: page.changedOn }]
    })
}

function storefrontsByCode(codes: readonly string[] | undefined): readonly Storefront[] {
  return codes ? storefronts.filter(({ code }) => codes.includes(code)) : storefronts
}

function fillWords(path: string, words: PublicPage['words'] = {}): string {
  return path.replace(/\$(\w+)/g, (_, word: string) => encodeURIComponent(words[word] ?? ''))
}
