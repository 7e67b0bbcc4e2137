import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'

export type Image = { url: { type: 'relative'; href: string }; alt: string; width: number; height: number }
/** Most drawings are SVG, some are also PNG, and those that only other sites show are only PNG. */
type Drawing = { svg?: string; png?: string; width: number; height: number; colours?: readonly string[] }

/** The drawings of dist/art by name, such as "cards/bramble". A drawing with text may have a translated version: "cards/bramble.nl". */
export type Art = {
  /** The same drawings, in the version of a language. */
  in(language: string): Art
  has(name: string): boolean
  /** The main colours of a drawing, as #rrggbb; empty when the manifest lists none. */
  listColours(name: string): readonly string[]
  /** Undefined when there is no such drawing. This is only logged, because a page without one picture is better than no page. */
  findImage(name: string, alt: string): Image | undefined
  /** For drawings that the code names: throws when there is no such drawing. */
  readImage(name: string, alt: string): Image
  /** The drawing itself, as SVG. */
  readDrawing(image: Image): Promise<Buffer>
}

/** Where the web serves dist/art. */
const ART_PATH = '/art/'

export function loadArt(manifestPath: URL, log: Logger): Art {
  if (!existsSync(manifestPath))
    throw new Error(`The art is not built: ${manifestPath} is missing (node tools/setup.mjs generate)`)
  const { drawings } = JSON.parse(readFileSync(manifestPath, 'utf8')) as { drawings: Record<string, Drawing> }
  return createArt(drawings, log, dirname(fileURLToPath(manifestPath)))
}

type Urls = ReadonlyMap<string, Omit<Image, 'alt'> & { colours: readonly string[] }>

export function createArt(drawings: Readonly<Record<string, Drawing>>, log: Logger, folder = ''): Art {
  const urls = new Map(
    Object.entries(drawings).map(([name, { svg, png = '', width, height, colours = [] }]) => {
      const href = ART_PATH + (svg ?? png).replace(/^\/?(art\/)?/, '')
      return [name, { url: { type: 'relative' as const, href }, width, height, colours }]
    }),
  )
  const readDrawing = ({ url }: Image) => readFile(join(folder, url.href.slice(ART_PATH.length)))
  return createArtFor({ urls, log, readDrawing })
}

type Gallery = Pick<Art, 'readDrawing'> & { urls: Urls; log: Logger }

function createArtFor(gallery: Gallery, language?: string): Art {
  const { urls, log, readDrawing } = gallery
  const others = new Map<string, Art>()
  function findImage(name: string, alt: string): Image | undefined {
    const drawing = urls.get(`${name}.${language}`) ?? urls.get(name)
    if (!drawing) log.warn({ art: name }, 'there is no such drawing')
    return drawing && { url: drawing.url, alt, width: drawing.width, height: drawing.height }
  }
  return {
    in(other) {
      const art = others.get(other) ?? createArtFor(gallery, other)
      others.set(other, art)
      return art
    },
    has: (name) => urls.has(name),
    listColours: (name) => urls.get(name)?.colours ?? [],
    findImage,
    readDrawing,
    readImage(name, alt) {
      const image = findImage(name, alt)
      if (!image) throw new Error(`There is no drawing ${name}`)
      return image
    },
  }
}
