import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { type FontFace, fonts } from '../../storefronts/families/fonts.ts'
import type { Family } from '../../storefronts/types.ts'

const require = createRequire(import.meta.url)

/** Western European letters are in a first file; browsers load the second only when a page needs it. The ranges are those of Google Fonts. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** The fonts of a family in a page: @font-face rules, and the files to preload. */
export type PageFonts = { css: string; preloads: readonly string[] }

/** Serves the families' fonts from their packages, with a content hash in each name. */
export function serveFonts(server: FastifyInstance): Readonly<Record<Family, PageFonts>> {
  const files = new Map<string, Buffer>()
  const publish = (face: FontFace, file: string): string => {
    const content = readFileSync(require.resolve(`${face.package}/${file}`))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    const name = file.replace(/^files\//, '').replace('.woff2', `.${hash}.woff2`)
    files.set(name, content)
    return `/fonts/${name}`
  }
  const toPageFonts = (faces: readonly FontFace[]): PageFonts => {
    const published = faces.map((face) => ({
      face,
      latin: publish(face, face.files.latin),
      latinExt: publish(face, face.files.latinExt),
    }))
    return { css: published.map(writeFontFaces).join(''), preloads: published.map(({ latin }) => latin) }
  }
  server.get<{ Params: { name: string } }>('/fonts/:name', (request, reply) => {
    const content = files.get(request.params.name)
    if (!content) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('font/woff2').send(content)
  })
  return {
    CB: toPageFonts(listFaces('CB')),
    CK: toPageFonts(listFaces('CK')),
    GCS: toPageFonts(listFaces('GCS')),
  }
}

function listFaces(family: Family): readonly FontFace[] {
  return [...new Set([fonts[family].headline, fonts[family].body])]
}

function writeFontFaces({ face, latin, latinExt }: { face: FontFace; latin: string; latinExt: string }): string {
  const weights = face.weightRange.join(' ')
  const rule = (family: string, href: string, range: string) =>
    `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${href}) format("woff2");unicode-range:${range}}`
  const { local, sizeAdjust, ascent, descent } = face.fallback
  const fallback = `@font-face{font-family:"${face.family} Fallback";src:local("${local}");size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`
  // Two families, because with one Chromium searched the system's fonts for a fallback for each size and weight while the second file was not loaded.
  return rule(face.family, latin, LATIN) + rule(`${face.family} Extended`, latinExt, LATIN_EXT) + fallback
}
