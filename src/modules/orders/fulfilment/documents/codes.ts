import bwipjs from 'bwip-js/node'
import { INK, type Paper } from './paper.ts'

type Place = { x: number; y: number; width: number }

/** Bars and spaces alternate. They are vectors: sharp at any size, without an image file. */
export function drawBarcode(paper: Paper, text: string, { x, y, width, height }: Place & { height: number }): void {
  const [code] = bwipjs.raw({ bcid: 'code128', text })
  if (!code || !('sbs' in code)) throw new Error('The bar code has no bars')
  const unit = width / code.sbs.reduce((sum, modules) => sum + modules, 0)
  let left = x
  for (const [index, modules] of code.sbs.entries()) {
    if (index % 2 === 0) paper.rect(left, y, modules * unit, height)
    left += modules * unit
  }
  paper.fill(INK)
}

export function drawQrCode(paper: Paper, text: string, { x, y, width }: Place): void {
  const [code] = bwipjs.raw({ bcid: 'qrcode', text })
  if (!code || !('pixs' in code)) throw new Error('The QR code has no dots')
  const unit = width / code.pixx
  for (const [index, isDark] of code.pixs.entries()) {
    if (isDark) paper.rect(x + (index % code.pixx) * unit, y + Math.floor(index / code.pixx) * unit, unit, unit)
  }
  paper.fill(INK)
}
