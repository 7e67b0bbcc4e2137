/**
 * Makes the folder of a new storefront and registers it:
 *
 *   npx tsx tools/new-storefront.ts CBFI --family CB --country FI --language en --currency EUR \
 *     --time-zone Europe/Helsinki
 *
 * Separate several languages with commas; the first is the default. Everything else comes from the family, unless the folder overrides it.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { vocabularies } from '../languages/index.ts'
import { isCountry, isCurrency, isTimeZone, listFaults } from '../storefronts/check-storefronts.ts'
import { families } from '../storefronts/families/index.ts'
import type { Storefront } from '../storefronts/types.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))

export type NewStorefront = {
  code: string
  family: string
  country: string
  languages: readonly string[]
  currency: string
  timeZone: string
}

/** The reason why a storefront cannot be made, in one sentence; undefined when it can. */
export function findObjection(wanted: NewStorefront, present: readonly Storefront[]): string | undefined {
  const unknownLanguage = wanted.languages.find((language) => !Object.hasOwn(vocabularies, language))
  const spoken = Object.keys(vocabularies).join(', ')
  const objections: [sentence: string, holds: boolean][] = [
    [`--family must be one of ${Object.keys(families).join(', ')}.`, !Object.hasOwn(families, wanted.family)],
    [`A code of family ${wanted.family} is ${wanted.family} and more capital letters, six at most.`, !isCodeOf(wanted)],
    [`There is a storefront ${wanted.code} already.`, present.some(({ code }) => code === wanted.code)],
    ['--country must be a country of two capital letters, such as FI.', !isCountry(wanted.country)],
    ['--language must name at least one language.', wanted.languages.length === 0],
    [`There is no language "${unknownLanguage}" here; there are ${spoken}.`, unknownLanguage !== undefined],
    ['--language names a language twice.', new Set(wanted.languages).size !== wanted.languages.length],
    ['--currency must be a currency of three capital letters, such as EUR.', !isCurrency(wanted.currency)],
    ['--time-zone must be a time zone, such as Europe/Helsinki.', !isTimeZone(wanted.timeZone)],
    ['All store ids from 1 to 99 are taken.', findFreeStoreId(present) === undefined],
  ]
  return objections.find(([, holds]) => holds)?.[0]
}

function isCodeOf({ code, family }: NewStorefront): boolean {
  return /^[A-Z]{3,6}$/.test(code) && code.startsWith(family) && code !== family
}

function findFreeStoreId(present: readonly Storefront[]): number | undefined {
  const taken = new Set(present.map(({ storeId }) => storeId))
  return Array.from({ length: 99 }, (_, index) => index + 1).find((storeId) => !taken.has(storeId))
}

/** The host below the family's domain: the country code for the first storefront of a country, the storefront's code for a second one. */
function chooseHost(wanted: NewStorefront, domain: string, present: readonly Storefront[]): string {
  const host = `${wanted.country.toLowerCase()}.${domain}`
  return present.some((storefront) => storefront.host === host) ? `${wanted.code.toLowerCase()}.${domain}` : host
}

function renderStorefront(wanted: NewStorefront, storeId: number, host: string): string {
  const { code, family, country, currency, timeZone } = wanted
  const languages = wanted.languages.map((language) => `{ code: '${language}', locale: '${toLocale(language, country)}' }`)
  return `import { defineStorefront } from '../define-storefront.ts'
import { ${family} } from '../families/${family}.ts'

export const storefront = defineStorefront(${family}, {
  code: '${code}',
  storeId: ${storeId},
  host: '${host}',
  countryCode: '${country}',
  languages: [${languages.join(', ')}],
  currency: '${currency}',
  timeZone: '${timeZone}',
})
`
}

/** Norwegian is "no" in paths, but "nb" in its locale. */
function toLocale(language: string, country: string): string {
  return `${language === 'no' ? 'nb' : language}-${country}`
}

/** The text of storefronts/index.ts: all storefronts, sorted by code. */
export function renderIndex(codes: readonly string[]): string {
  const sorted = [...codes].sort()
  return `${sorted.map((code) => `import { storefront as ${code} } from './${code}/storefront.ts'`).join('\n')}
import type { Storefront } from './types.ts'

/** Sorted by code. tools/new-storefront.ts writes this list. */
export const storefronts: readonly Storefront[] = [
${sorted.map((code) => `  ${code},`).join('\n')}
]
`
}

export async function listStorefrontFolders(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'storefronts'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return folders.filter((name) => existsSync(join(root, 'storefronts', name, 'storefront.ts')))
}

/** Writes the folder and the index under `root`, or nothing when the storefront would be invalid. */
export async function makeStorefront(wanted: NewStorefront, root: string): Promise<Storefront> {
  const present = await readStorefronts(root)
  const objection = findObjection(wanted, present)
  if (objection !== undefined) throw new Refusal(objection)
  const { domain } = families[wanted.family as Storefront['family']]
  const folder = join(root, 'storefronts', wanted.code)
  const source = renderStorefront(wanted, findFreeStoreId(present) as number, chooseHost(wanted, domain, present))
  await mkdir(folder)
  await writeFile(join(folder, 'storefront.ts'), source)
  const { storefront } = (await load(join(folder, 'storefront.ts'))) as { storefront: Storefront }
  const [fault] = listFaults([...present, storefront])
  if (fault !== undefined) {
    await rm(folder, { recursive: true })
    throw new Refusal(fault)
  }
  await writeFile(join(root, 'storefronts', 'index.ts'), renderIndex(await listStorefrontFolders(root)))
  return storefront
}

async function readStorefronts(root: string): Promise<readonly Storefront[]> {
  const { storefronts } = (await load(join(root, 'storefronts', 'index.ts'))) as { storefronts: readonly Storefront[] }
  return storefronts
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href)
}

/** An error in the caller's input, not in the program. */
class Refusal extends Error {}

function readCommandLine(args: readonly string[]): { wanted: NewStorefront; root: string } {
  const text = { type: 'string' } as const
  const options = { family: text, country: text, language: text, currency: text, 'time-zone': text, root: text }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const wanted = {
    code: positionals[0] ?? '',
    family: values.family ?? '',
    country: values.country ?? '',
    languages: (values.language ?? '').split(',').filter(Boolean),
    currency: values.currency ?? '',
    timeZone: values['time-zone'] ?? '',
  }
  return { wanted, root: resolve(values.root ?? PROJECT) }
}

async function main(): Promise<void> {
  try {
    const { wanted, root } = readCommandLine(process.argv.slice(2))
    const { code, host, storeId } = await makeStorefront(wanted, root)
    process.stdout.write(
      `Made storefronts/${code}: store ${storeId} at ${host}, http://${code.toLowerCase()}.localhost:3000 here.\n`,
    )
  } catch (error) {
    if (!(error instanceof Refusal) && (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') !== true) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
