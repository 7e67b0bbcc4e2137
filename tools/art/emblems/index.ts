import type { CardEmblem } from '../../../seeds/types.ts'
import { AWAY } from './away.ts'
import { DRESS } from './dress.ts'
import { FOOD } from './food.ts'
import { NATURE } from './nature.ts'
import { PLAY } from './play.ts'
import type { Emblem, EmblemLayer } from './shapes.ts'

export const EMBLEMS: Record<CardEmblem, Emblem> = { ...DRESS, ...FOOD, ...AWAY, ...PLAY, ...NATURE }

export type EmblemColours = { main: string; cut: string; accent: string }
export type EmblemPlace = { x: number; y: number; size: number; turn?: number }

/** Draws the emblem with its centre at x, y. `cut` should be the colour behind it. */
export function drawEmblem(emblem: CardEmblem, place: EmblemPlace, colours: EmblemColours): string {
  const turn = place.turn ? `rotate(${place.turn})` : ''
  const move = `translate(${place.x} ${place.y})${turn}scale(${place.size / 100})translate(-50 -50)`
  return `<g transform="${move}">${EMBLEMS[emblem].map((layer) => drawLayer(layer, colours)).join('')}</g>`
}

function drawLayer({ role, d, line }: EmblemLayer, colours: EmblemColours): string {
  if (line === undefined) return `<path fill="${colours[role]}" d="${d}"/>`
  const stroke = `stroke="${colours[role]}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path fill="none" ${stroke} d="${d}"/>`
}
