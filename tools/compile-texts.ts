/**
 * Writes languages/<code>/<part>.mjs from messages.po, so that a page loads only the texts that it can show. A route names its part (`texts: 'buying'`), which
 * has the texts of all files that its routes import. Every page loads the part "shop". With --strict, a missing translation is an error, and a text that
 * messages.po does not have or has for another file.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { FAILURES, PARAMETER_MESSAGES } from '../src/shared/failures.ts'

const ROOT = join(import.meta.dirname, '..')
/** Sources whose texts every page loads: the frame, editorial pages and error pages. */
const SHOP_FILES = ['src/web/router.tsx', 'src/web/routes/__root.tsx', 'src/web/routes/index.tsx', 'src/web/routes/$.tsx']
/** Rendered only by the server, so no page loads its texts. */
const FOOTER_FILE = 'src/web/chrome/footer/footer-content.tsx'
const PART_OF_ROUTE = /\btexts: '([\w-]+)'/

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number]

const isStrict = process.argv.includes('--strict')
const config = getConfig({ cwd: ROOT })
const [catalog] = await getCatalogs(config)
if (!catalog) throw new Error('lingui.config.ts has no catalogue.')
if (isStrict) await assertExtracted(catalog)
const parts = listParts()
for (const language of config.locales) await compileLanguage(catalog, language)

async function compileLanguage(catalog: Catalog, language: string): Promise<void> {
  const { messages, missing } = await catalog.getTranslations(language, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale,
  })
  if (isStrict && missing.length > 0)
    throw new Error(`${language} has no translation of: ${missing.map(({ source }) => source).join(' | ')}`)
  const entries = Object.entries((await catalog.read(language)) ?? {})
  for (const old of globSync(`languages/${language}/*.mjs`, { cwd: ROOT }))
    if (!parts.has(basename(old, '.mjs')) && !old.endsWith('/failures.mjs')) rmSync(join(ROOT, old))
  for (const [part, files] of parts) {
    const shown = entries.filter(([, { origin }]) => origin?.some(([file]) => files.has(file))).map(([id]) => id)
    writePart(language, part, Object.fromEntries(shown.map((id) => [id, messages[id] ?? ''])))
  }
  writePart(language, 'failures', nameFailureTexts(messages))
}

/** Texts of refusals have the name of the refusal as their key, so that browsers need no list of messages. */
function nameFailureTexts(messages: Readonly<Record<string, string>>): Record<string, string> {
  const texts = [...Object.entries(FAILURES).map(([name, { message }]) => [name, message]), ...Object.entries(PARAMETER_MESSAGES)]
  return Object.fromEntries(texts.map(([name, message = '']) => [name, messages[generateMessageId(message)] ?? message]))
}

function writePart(language: string, part: string, messages: Record<string, string>): void {
  const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'es', strict: isStrict })
  if (errors.length > 0) throw new Error(errors.map(({ id, error }) => `${language}, ${id}: ${error.message}`).join('\n'))
  const file = join(ROOT, `languages/${language}/${part}.mjs`)
  // An unchanged file is not written, so that watchers do not react.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
}

/** The files of each part, without those of the part that every page loads. */
function listParts(): ReadonlyMap<string, ReadonlySet<string>> {
  const shop = new Set<string>()
  for (const file of SHOP_FILES) addImported(file, shop, new Set([FOOTER_FILE]))
  const footer = new Set<string>()
  addImported(FOOTER_FILE, footer, shop)
  const parts = new Map([
    ['shop', shop],
    ['footer', footer],
  ])
  for (const route of globSync('src/web/routes/*.tsx', { cwd: ROOT })) {
    const [, part] = PART_OF_ROUTE.exec(readText(route)) ?? []
    if (!part) continue
    const files = parts.get(part) ?? new Set()
    addImported(route, files, shop)
    parts.set(part, files)
  }
  return parts
}

function addImported(file: string, found: Set<string>, known: ReadonlySet<string> = new Set()): void {
  if (found.has(file) || known.has(file) || !/^src\/web\/.*\.tsx?$/.test(file)) return
  found.add(file)
  for (const [, fromPath, importPath] of readText(file).matchAll(/\bfrom '([.#][^']+)'|\bimport\('([.#][^']+)'\)/g)) {
    const path = fromPath ?? importPath ?? ''
    const imported = path.startsWith('#') ? join('src', path.slice(1)) : relative(ROOT, resolve(ROOT, dirname(file), path))
    addImported(imported, found, known)
  }
}

async function assertExtracted(catalog: Catalog): Promise<void> {
  const [used, written] = await Promise.all([catalog.collect(), catalog.read(config.sourceLocale)])
  const isWritten = (id: string, file: string) => written?.[id]?.origin?.some(([known]) => known === file)
  // The file counts too: a page loads only the texts of its own files.
  const unknown = Object.entries(used ?? {}).filter(([id, { origin }]) => !origin?.every(([file]) => isWritten(id, file)))
  if (unknown.length === 0) return
  throw new Error(
    `Run \`npx lingui extract --clean\`; not in messages.po: ${unknown.map(([, { message }]) => message).join(' | ')}`,
  )
}

function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
