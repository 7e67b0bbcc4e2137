import { LRUCache } from 'lru-cache'
import type { Art, Image } from '#platform/art.ts'

export type Layers = { back: Image; card: Image; front: Image }

const PICTURE_WIDTH = 600
/** Cached, because many gifts of one day look the same. */
const rendered = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length })

/**
 * The card in its wrapper, as PNG. There are thousands of combinations, so they are not rendered at build time, and mail programs cannot show
 * pictures on top of each other. The layers are 800 × 600, with the card between them at (200, 75) and 400 wide.
 */
export async function drawWrappedCard({ readDrawing }: Pick<Art, 'readDrawing'>, { back, card, front }: Layers): Promise<Buffer> {
  // Rendered separately, because the SVGs use the same ids.
  const place = async (image: Image, box: string) =>
    `<image href="data:image/svg+xml;base64,${(await readDrawing(image)).toString('base64')}" ${box}/>`
  const fullSize = 'width="800" height="600"'
  const cardFrame = `x="200" y="75" width="400" height="${(400 * card.height) / card.width}"`
  return render([back, card, front], async () => {
    const layers = [await place(back, fullSize), await place(card, cardFrame), await place(front, fullSize)]
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${layers.join('')}</svg>`
  })
}

/** One drawing as PNG, such as a card without a wrapper. */
export function drawImage({ readDrawing }: Pick<Art, 'readDrawing'>, image: Image, width = PICTURE_WIDTH): Promise<Buffer> {
  return render([image], async () => (await readDrawing(image)).toString(), width)
}

async function render(images: readonly Image[], write: () => Promise<string>, width = PICTURE_WIDTH): Promise<Buffer> {
  const key = [width, ...images.map(({ url }) => url.href)].join(' ')
  const known = rendered.get(key)
  if (known) return known
  const { renderAsync } = await import('@resvg/resvg-js')
  const fitTo = { mode: 'width', value: width } as const
  const png = (await renderAsync(await write(), { fitTo, font: { loadSystemFonts: false } })).asPng()
  rendered.set(key, png)
  return png
}
