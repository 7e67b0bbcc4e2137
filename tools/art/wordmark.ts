import type { CardArt } from '../../seeds/types.ts'
import { type Box, FACES, linePath, type SetLine, setLine } from './faces.ts'

export type Align = 'left' | 'centre' | 'right'
export type WordmarkRoom = Box & {
  align: Align
  /** The vertical position of the text block in the available area. */
  stand?: 'top' | 'middle' | 'bottom'
  /** The maximum font size, in card units. */
  most?: number
  /** Whether a wordmark of two words may be split into two lines when that makes it larger. */
  mayBreak?: boolean
}
export type PlacedText = { markup: string; ink: Box; lineInk?: Box }

type Block = { lines: SetLine[]; baselines: number[]; width: number; top: number; bottom: number }

const SMALL_SIZE = { most: 32, least: 27 } as const

/** Draws the wordmark and the small line below it, as large as the available area allows. */
export function placeWordmark(art: CardArt, room: WordmarkRoom, ink: string, lineInk = ink): PlacedText {
  const small = art.line ? smallBlock(art, art.line, room) : undefined
  const block = bestBlock(art, room, small?.height ?? 0)
  const size = fittingSize(block, room, small?.height ?? 0)
  const height = (block.bottom - block.top) * size + (small?.height ?? 0)
  const slack = room.height - height
  const top = room.y + { top: 0, middle: slack / 2, bottom: slack }[room.stand ?? 'middle']
  const paths = block.lines.map((line, i) => {
    const x = alignedX(room, line.ink, size)
    return linePath(line, x, top + ((block.baselines[i] ?? 0) - block.top) * size, size)
  })
  const blockHeight = (block.bottom - block.top) * size
  const inkBox = alignedBox(room, block.width * size, top, blockHeight)
  const markup = `<path fill="${ink}" d="${paths.join('')}"/>`
  if (!small) return { markup, ink: inkBox }
  const y = top + blockHeight + small.gap - small.line.ink.y * small.size
  const x = alignedX(room, small.line.ink, small.size)
  const under = `<path fill="${lineInk}" d="${linePath(small.line, x, y, small.size)}"/>`
  const underBox = alignedBox(room, small.line.ink.width * small.size, top + blockHeight + small.gap, small.height - small.gap)
  return { markup: markup + under, ink: inkBox, lineInk: underBox }
}

function smallBlock(art: CardArt, text: string, room: WordmarkRoom) {
  const line = setLine('small', text)
  const size = Math.min(SMALL_SIZE.most, Math.max(SMALL_SIZE.least, room.width * 0.05), room.width / line.ink.width)
  // Descenders of the wordmark's last line already separate it from the small line.
  const tails = setLine(art.face, art.wordmark.split('\n').at(-1) ?? '').ink
  const gap = tails.y + tails.height > 0.12 ? size * 0.55 : size * 0.95
  return { line, size, gap, height: gap + line.ink.height * size }
}

/** The text on one line, or split at the space that makes it largest. */
function bestBlock(art: CardArt, room: WordmarkRoom, below: number): Block {
  const asWritten = toBlock(art, art.wordmark.split('\n'))
  if (!room.mayBreak || art.wordmark.includes('\n') || !art.wordmark.includes(' ')) return asWritten
  const words = art.wordmark.split(' ')
  const broken = words.slice(1).map((_, i) => toBlock(art, [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]))
  const best = broken.reduce((a, b) => (fittingSize(a, room, below) >= fittingSize(b, room, below) ? a : b))
  return fittingSize(best, room, below) > 1.2 * fittingSize(asWritten, room, below) ? best : asWritten
}

function toBlock(art: CardArt, texts: readonly string[]): Block {
  const lines = texts.map((text) => setLine(art.face, text.trim()))
  const baselines = stackedBaselines(lines, FACES[art.face].leading)
  return {
    lines,
    baselines,
    width: Math.max(...lines.map((line) => line.ink.width)),
    top: Math.min(...lines.map((line, i) => (baselines[i] ?? 0) + line.ink.y)),
    bottom: Math.max(...lines.map((line, i) => (baselines[i] ?? 0) + line.ink.y + line.ink.height)),
  }
}

/** Lines are closer together when no descenders and ascenders collide. */
function stackedBaselines(lines: readonly SetLine[], leading: number): number[] {
  const baselines = [0]
  lines.slice(1).forEach((line, i) => {
    const above = lines[i]?.ink
    const clear = (above ? above.y + above.height : 0) - line.ink.y + 0.13
    baselines.push((baselines[i] ?? 0) + Math.min(leading * 1.12, Math.max(leading * 0.86, clear)))
  })
  return baselines
}

function fittingSize(block: Block, room: WordmarkRoom, below: number): number {
  return Math.min(room.most ?? 400, room.width / block.width, (room.height - below) / (block.bottom - block.top))
}

function alignedX(room: WordmarkRoom, ink: Box, size: number): number {
  return alignedBox(room, ink.width * size, 0, 0).x - ink.x * size
}

function alignedBox(room: WordmarkRoom, width: number, y: number, height: number): Box {
  const slack = room.width - width
  const x = room.x + { left: 0, centre: slack / 2, right: slack }[room.align]
  return { x, y, width, height }
}
