import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Image } from '#platform/art.ts'
import { drawWrappedCard } from './wrapped-card.ts'

const image = (href: string, width: number, height: number): Image => ({
  url: { type: 'relative', href },
  alt: '',
  width,
  height,
})
/** A red wrapper, a blue card, and a green front that covers the lower half. */
const DRAWINGS: Readonly<Record<string, string>> = {
  back: '<rect width="800" height="600" fill="#f00"/>',
  card: '<rect width="1012" height="638" fill="#00f"/>',
  front: '<rect y="300" width="800" height="300" fill="#0f0"/>',
}
const readDrawing = async ({ url, width, height }: Image) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${DRAWINGS[url.href]}</svg>`)
const layers = { back: image('back', 800, 600), card: image('card', 1012, 638), front: image('front', 800, 600) }

/** The colour at a position on the 800 × 600 of the drawings. */
async function colourAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const area = { left: Math.round(x * 0.75), top: Math.round(y * 0.75), width: 1, height: 1 }
  return [...(await sharp(png).extract(area).removeAlpha().raw().toBuffer())]
}

test('a card is drawn between the back and the front of its wrapper', async () => {
  const png = await drawWrappedCard({ readDrawing }, layers)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 600, height: 450 })
  expect(await colourAt(png, 100, 200)).toEqual([255, 0, 0])
  expect(await colourAt(png, 400, 200)).toEqual([0, 0, 255])
  expect(await colourAt(png, 400, 380)).toEqual([0, 255, 0])
})

test('the same gift is rendered once', async () => {
  const first = await drawWrappedCard({ readDrawing }, layers)
  const readNothing = () => Promise.reject(new Error('It was rendered already'))
  expect(await drawWrappedCard({ readDrawing: readNothing }, layers)).toBe(first)
})
