import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { CardArt, ProductSeed } from '../../seeds/types.ts'
import type { ArtEntry, Drawing } from './drawing.ts'

/** The content of dist/art/manifest.json; `total` is the hash of all sources, so that a second build ends at once. */
export type ArtManifest = { total: string; drawings: Record<string, ArtEntry> }

const HERE = dirname(fileURLToPath(import.meta.url))
const PROJECT = join(HERE, '../..')

/**
 * Draws changed drawings and removes old ones. It compares the hash of the source texts first, so that an unchanged tree needs no drawing code at all.
 */
export async function buildArt({ outDir }: { outDir: string }): Promise<ArtManifest> {
  const sources = hashFiles(listSources())
  const known = readManifest(outDir)
  if (known?.total === sources && isComplete(outDir, known)) return known
  const tools = listSources().filter((file) => !isSeed(file))
  const toolHash = hashFiles(tools)
  // Cards do not use the code of other drawings, so a change there does not redraw them.
  const cardHash = hashFiles(tools.filter((file) => !/tools\/art\/(scenes|wrapping|brand)\//.test(file)))
  const codeOf = ({ name }: Drawing) => (name.startsWith('cards/') ? cardHash : toolHash)
  const drawings = await listDrawings()
  const entries: Record<string, ArtEntry> = {}
  // A few at a time: while this thread draws one, worker threads compress others.
  for (let i = 0; i < drawings.length; i += 4) {
    const few = drawings.slice(i, i + 4)
    const made = await Promise.all(few.map((drawing) => makeDrawing(outDir, drawing, codeOf(drawing))))
    for (const [k, drawing] of few.entries()) addEntry(entries, drawing.name, made[k])
  }
  const { makeSharedCards } = await import('./brand/shared-cards.ts')
  for (const [name, entry] of Object.entries(await makeSharedCards(outDir, entries))) addEntry(entries, name, entry)
  removeStale(outDir, entries)
  const manifest = { total: sources, drawings: entries }
  mkdirSync(outDir, { recursive: true })
  writeFileSync(join(outDir, 'manifest.json'), JSON.stringify(manifest))
  return manifest
}

function addEntry(entries: Record<string, ArtEntry>, name: string, entry: ArtEntry | undefined): void {
  if (entries[name]) throw new Error(`Two drawings are called ${name}`)
  if (entry) entries[name] = entry
}

/** Cards, scenes, wrapping and brand marks. */
export async function listDrawings(): Promise<Drawing[]> {
  const [{ drawCard }, { categories, occasions, products }, { dutchTexts }, { pages }, emblems, scenes, wrapping, brand] =
    await Promise.all([
      import('./cards.ts'),
      import('../../seeds/catalogue/index.ts'),
      import('../../seeds/catalogue/nl/index.ts'),
      import('../../seeds/content/index.ts'),
      import('./emblems/list-icons.ts'),
      import('./scenes/index.ts'),
      import('./wrapping/index.ts'),
      import('./brand/index.ts'),
    ])
  // Mail programs do not show SVG.
  const card = (name: string, art: CardArt) => ({ name, inputs: art, draw: () => drawCard(art), png: { width: 600 } })
  const cards = (products as readonly ProductSeed[]).flatMap(({ slug, art }) => {
    const dutch = dutchTexts[slug]?.art
    return [card(`cards/${slug}`, art), ...(dutch ? [card(`cards/${slug}.nl`, { ...art, ...dutch })] : [])]
  })
  const icons = emblems.listIconDrawings(categories.map(({ icon }) => icon))
  const sceneDrawings = scenes.listSceneDrawings()
  const shared = brand.listScenePictures(sceneDrawings, [
    ...pages.flatMap(({ article }) => article?.scene ?? []),
    ...occasions.map(({ scene }) => scene),
  ])
  return [...cards, ...icons, ...sceneDrawings, ...wrapping.listWrappingDrawings(), ...brand.listBrandDrawings(), ...shared]
}

async function makeDrawing(outDir: string, drawing: Drawing, codeHash: string): Promise<ArtEntry> {
  const hash = sha256(JSON.stringify([drawing.name, drawing.inputs, drawing.png, codeHash])).slice(0, 10)
  const file = join(outDir, `${drawing.name}.${hash}`)
  const wanted = [`${file}.svg`, `${file}.svg.br`, ...(drawing.png ? [`${file}.png`] : [])]
  if (!wanted.every((path) => existsSync(path))) {
    const svg = drawing.draw()
    mkdirSync(dirname(file), { recursive: true })
    if (drawing.png) writeFileSync(`${file}.png`, await toPng(svg, drawing.png.width))
    writeFileSync(`${file}.svg.br`, brotliCompressSync(svg))
    writeFileSync(`${file}.svg`, svg)
  }
  const path = `/art/${drawing.name}.${hash}`
  const { png, colours } = drawing
  return {
    svg: `${path}.svg`,
    ...(png && { png: `${path}.png` }),
    ...sizeOf(readFileSync(`${file}.svg`, 'utf8')),
    ...(colours && { colours }),
  }
}

async function toPng(svg: string, width: number): Promise<Buffer> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')])
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
  return sharp(image.asPng()).png({ palette: true, colours: 128, effort: 4, compressionLevel: 9 }).toBuffer()
}

function sizeOf(svg: string): { width: number; height: number } {
  const box = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number)
  if (box?.length !== 4 || box.some((value) => !Number.isFinite(value))) throw new Error('A drawing needs a viewBox')
  return { width: box[2] ?? 0, height: box[3] ?? 0 }
}

function removeStale(outDir: string, entries: Record<string, ArtEntry>): void {
  const kept = new Set(Object.values(entries).flatMap(({ svg, png }) => [svg, `${svg}.br`, png]))
  if (!existsSync(outDir)) return
  for (const found of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const path = join(found.parentPath, found.name)
    const served = `/art/${relative(outDir, path)}`
    if (found.isFile() && found.name !== 'manifest.json' && !kept.has(served)) rmSync(path)
  }
}

/** Every text a drawing can depend on: the drawing code, the seeds and storefronts it draws from, and the fonts' versions. */
function listSources(): string[] {
  const code = globSync(['tools/art/**/*.ts', 'seeds/**/*.ts', 'storefronts/**/*.ts'], { cwd: PROJECT })
  const own = code.filter((file) => !file.endsWith('.test.ts')).map((file) => join(PROJECT, file))
  const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  const packages = Object.keys(manifest.dependencies).filter((name) => /^@expo-google-fonts\/|^(opentype\.js|svgo)$/.test(name))
  return [...own.sort(), ...packages.sort().map(packageFile)]
}

function packageFile(name: string): string {
  return join(PROJECT, 'node_modules', name, 'package.json')
}

function isSeed(file: string): boolean {
  const path = relative(PROJECT, file)
  return path.startsWith('seeds/') || path.startsWith('storefronts/')
}

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(PROJECT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function readManifest(outDir: string): ArtManifest | undefined {
  const file = join(outDir, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ArtManifest) : undefined
}

function isComplete(outDir: string, { drawings }: ArtManifest): boolean {
  return Object.values(drawings).every(({ svg, png }) =>
    [svg, png].every((path) => path === undefined || existsSync(join(outDir, path.replace(/^\/art\//, '')))),
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { drawings } = await buildArt({ outDir: join(PROJECT, 'dist/art') })
  console.log(`${Object.keys(drawings).length} drawings in dist/art`)
}
