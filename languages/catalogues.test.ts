import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LanguageCode } from '../storefronts/types.ts'
import { textLanguage, vocabularies } from './index.ts'

const catalogues = globSync('*/*.po', { cwd: import.meta.dirname }).sort()

/** Every text of a catalogue: what the source says, and how the language says it. */
function readTexts(file: string): { said: string; written: string }[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const pairs = source.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)/gm)
  const join = (lines = '') => [...lines.matchAll(/^"(.*)"$/gm)].map(([, text]) => text).join('')
  return [...pairs].map(([, said, written]) => ({ said: join(said), written: join(written) })).filter(({ said }) => said !== '')
}

test('a page claims a language exactly where its texts are translated', () => {
  const translated = catalogues.flatMap((file) => (file.endsWith('/messages.po') ? [file.slice(0, 2)] : []))
  const claimed = Object.keys(vocabularies).filter((language) => textLanguage(language as LanguageCode) === language)
  expect(claimed).toEqual(translated)
})

test.each(catalogues)('%s has no empty translation', (file) => {
  const texts = readTexts(file)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(({ written }) => written === '')).toEqual([])
})

test.each(catalogues.filter((file) => file.startsWith('en/')))('%s matches the texts in the source', (file) => {
  expect(readTexts(file).filter(({ said, written }) => said !== written)).toEqual([])
})

test('the Dutch shops announce delayed digital cards in the words of the specification', () => {
  expect(readTexts('nl/messages.po').map(({ written }) => written)).toContain(
    'Let op, digitale cadeaukaarten worden momenteel vertraagd verstuurd. Onze excuses voor het ongemak.',
  )
})

test('a time is written as on the clock of the pages', () => {
  const texts = catalogues.flatMap(readTexts).map(({ written }) => written)
  expect(texts.filter((text) => /\d\.\d\d uur/.test(text))).toEqual([])
})
