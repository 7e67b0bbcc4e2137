import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { ArtEntry } from '../drawing.ts'
import { FAMILY_KEYS } from '../palettes.ts'
import { CARD_PLACE, drawCardGround, SHARED } from './card-ground.ts'

/**
 * social/<family>/cards/<slug>: the share preview of each product. Cards and backgrounds are rasterised once and then combined, which takes a third of the time
 * of drawing each pair.
 */
export async function makeSharedCards(
  outDir: string,
  drawn: Readonly<Record<string, ArtEntry>>,
): Promise<Record<string, ArtEntry>> {
  const grounds = FAMILY_KEYS.map((family) => ({
    family,
    svg: drawCardGround(family),
    pixels: once(() => rasterise(drawCardGround(family), SHARED.width)),
  }))
  const entries: Record<string, ArtEntry> = {}
  for (const [name, { svg = '' }] of Object.entries(drawn)) {
    if (!name.startsWith('cards/')) continue
    const card = once(() => rasterise(readFileSync(join(outDir, svg.replace(/^\/art\//, '')), 'utf8'), CARD_PLACE.width))
    await Promise.all(
      grounds.map(async (ground) => {
        const picture = `social/${ground.family}/${name}`
        const file = `${picture}.${hashOf(svg + ground.svg)}.png`
        entries[picture] = { png: `/art/${file}`, width: SHARED.width, height: SHARED.height }
        if (!existsSync(join(outDir, file))) await layOn(ground.pixels(), card(), join(outDir, file))
      }),
    )
  }
  return entries
}

type Pixels = ReturnType<typeof rasterise>

function rasterise(svg: string, width: number) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
  return { bytes: image.pixels, width: image.width, height: image.height }
}

async function layOn(ground: Pixels, card: Pixels, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const { width, height } = ground
  const laid = sharp(blend(ground, card), { raw: { width, height, channels: 4 } })
  await laid.removeAlpha().png({ compressionLevel: 6 }).toFile(file)
}

/** Combines the pixels directly. A card is opaque except at its corners, and its pixels are premultiplied; sharp's own composite takes three times as long. */
function blend(ground: Pixels, card: Pixels): Buffer {
  const laid = Buffer.from(ground.bytes)
  for (let row = 0; row < card.height; row++) {
    let to = ((CARD_PLACE.top + row) * ground.width + CARD_PLACE.left) * 4
    for (let from = row * card.width * 4, end = from + card.width * 4; from < end; from += 4, to += 4) {
      const rest = 255 - (card.bytes[from + 3] as number)
      for (let channel = 0; channel < 3; channel++) {
        laid[to + channel] = (card.bytes[from + channel] as number) + ((laid[to + channel] as number) * rest) / 255
      }
    }
  }
  return laid
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
