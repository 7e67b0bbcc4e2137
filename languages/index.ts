import type { Vocabulary } from '../src/shared/paths.ts'
import type { LanguageCode } from '../storefronts/types.ts'
import { paths as da } from './da/paths.ts'
import { paths as de } from './de/paths.ts'
import { paths as en } from './en/paths.ts'
import { paths as es } from './es/paths.ts'
import { paths as fr } from './fr/paths.ts'
import { paths as it } from './it/paths.ts'
import { paths as nl } from './nl/paths.ts'
import { paths as no } from './no/paths.ts'
import { paths as pl } from './pl/paths.ts'
import { paths as pt } from './pt/paths.ts'
import { paths as sv } from './sv/paths.ts'

/** The languages that texts are translated to. A page in any other language is written in English, and says so. */
const TRANSLATED: readonly LanguageCode[] = ['en', 'nl']

/** The language that a page in this one is really written in. */
export function textLanguage(language: LanguageCode): LanguageCode {
  return TRANSLATED.includes(language) ? language : 'en'
}

/** The URL words of every language the storefronts speak. A new language is a folder here and a line in this list. */
export const vocabularies: Readonly<Record<LanguageCode, Vocabulary>> = { da, de, en, es, fr, it, nl, no, pl, pt, sv }
