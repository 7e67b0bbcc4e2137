import type { Drawing } from '../drawing.ts'
import { FAMILY_KEYS, type FamilyKey, PALETTES, type Palette } from '../palettes.ts'
import { castOf, groundsOf, pebble } from '../scenes/cast.ts'
import { bloom, tulip } from '../scenes/decor.ts'
import { gripBehind, gripInFront } from '../scenes/hands.ts'
import { bubble, clockFace, confetti, giftBox, giftCard, leaf, plant } from '../scenes/objects.ts'
import { person } from '../scenes/people.ts'
import { canvas, circle, ellipse, heart, line, type Point, path, place, rect, star } from '../scenes/shapes.ts'
import { drawDoubler, drawNotFound } from '../scenes/shop.ts'
import { brandLockup } from './logos.ts'

function drawFaq(p: Palette): string {
  const { noor } = castOf(p)
  const question = line('M-24 -34C-22 -74 40 -74 36 -30C34 -4 4 -2 4 22', p.paper, 17) + circle([4, 54], 11, p.paper)
  return canvas(
    800,
    600,
    pebble(p.haze),
    place([186, 210], bubble([190, 170], p.accent, question, true)),
    place([614, 186], bubble([170, 100], p.ink, line('M-52 -14H52M-52 16H10', p.haze, 10))),
    person({
      ...noor,
      at: [404, 300],
      scale: 1.1,
      cut: 212,
      top: p.ink,
      hair: p.love,
      mood: 'joy',
      left: [-84, 120],
      right: [120, 40],
    }),
    place([624, 330], bubble([120, 90], p.sun, path(heart([0, 0], 22), p.love))),
    rect([200, 530, 400, 8], p.ink, 4),
    place([190, 532], plant(p, 150, p.accent)),
    place([620, 534], giftBox(96, 78, { box: p.sun, ribbon: p.love })),
  )
}

function drawAlternativeChoice(p: Palette): string {
  const arrow = (turn: number) =>
    place(
      [400, 300],
      line('M-210 -60C-170 -190 -10 -230 110 -176', p.accent, 14) + path('M96 -214L152 -156L74 -140Z', p.accent),
      { rotate: turn },
    )
  return canvas(
    800,
    600,
    circle([400, 300], 262, groundsOf(p).mist),
    arrow(8),
    arrow(188),
    place([306, 258], giftCard(270, [p.ink, p.love], 'heart'), { rotate: -10 }),
    place([494, 350], giftCard(270, [p.sun, p.accent], 'ribbon'), { rotate: 8 }),
    path(star([640, 210], 22, { points: 4, inner: 0.3 }), p.love),
    path(star([160, 400], 18, { points: 4, inner: 0.3 }), p.love),
    confetti(p, [560, 120, 120, 70], { count: 6, seed: 2 }),
  )
}

/** Swags along the top of the page, 100 units each. */
function drawHeaderStrip(p: Palette): string {
  const colours = [p.accent, p.sun, p.love, p.leaf]
  const swag = `M0 2${'q50 18 100 0'.repeat(16)}`
  const hang: Record<FamilyKey, (at: Point, index: number) => string> = {
    gcs: ([x, y], index) => path(`M${x - 9} ${y}h18l-9 15z`, colours[index % 4] as string),
    cb: ([x, y], index) =>
      index % 2
        ? place([x, y], leaf(15, p.leaf), { rotate: 150 + (index % 3) * 30 })
        : place([x, y + 4], bloom(10, [index % 4 ? p.love : p.accentSoft, p.sun], 5)),
    ck: ([x, y], index) => rect([x - 2.5, y - 2, 5, 5], p.ink) + ellipse([x, y + 9], [5.5, 7.5], colours[index % 3] as string),
  }
  const hung = Array.from({ length: 64 }, (_, index) => {
    const along = (index % 4) * 0.25 + 0.125
    return hang[p.key]([index * 25 + 12.5, 2 + Math.round(36 * along * (1 - along))], index)
  }).join('')
  return canvas(1600, 30, line(swag, p.key === 'cb' ? p.leaf : p.ink, 2.4), hung)
}

/** A row of gifts on the footer's edge. */
function drawFooterStrip(p: Palette): string {
  const id = `decoration-footer-${p.key}`
  const middle: Record<FamilyKey, string> = {
    gcs: place([206, 80], plant(p, 62, p.accent)) + place([262, 70], giftCard(54, [p.ink, p.accent], 'arcs'), { rotate: -8 }),
    cb: [190, 212, 236, 262]
      .map((x, index) => place([x, 80], tulip(46 + (index % 2) * 16, [index % 2 ? p.love : p.accentSoft, p.leaf])))
      .join(''),
    ck: place([206, 80], plant(p, 62, p.sun)) + place([262, 70], giftCard(52, [p.accent, p.sun], 'star'), { rotate: 7 }),
  }
  const group =
    place([48, 80], giftBox(56, 40, { box: p.accent, ribbon: p.sun })) +
    place([112, 80], giftBox(40, 52, { box: p.sun, ribbon: p.love })) +
    middle[p.key] +
    place([324, 80], giftBox(62, 34, { box: p.love === p.accent ? p.leaf : p.love, ribbon: p.accentSoft })) +
    circle([374, 74], 6, p.sun) +
    circle([156, 75], 5, p.accent)
  const uses = [400, 800, 1200].map((x) => `<use href="#${id}" x="${x}"/>`).join('')
  return canvas(1600, 80, `<g id="${id}">${group}</g>`, uses)
}

/** The share preview of the shop. */
function drawShare(p: Palette): string {
  const [first, second] = p.key === 'gcs' ? [p.ink, p.accent] : [p.accent, p.sun]
  return canvas(
    1200,
    630,
    rect([0, 0, 1200, 630], p.mist),
    circle([910, 330], 290, p.haze),
    confetti(p, [640, 30, 520, 120], { count: 22, seed: 14 }),
    place([806, 262], giftCard(320, [p.sun, p.love], 'arcs'), { rotate: -20 }),
    place([1020, 252], giftCard(320, [p.trust === p.sun ? p.love : p.trust, p.sun], 'arcs'), { rotate: 16 }),
    place([706, 236], gripBehind(p.skins[1], p.ink, 420), { scale: 0.49 }),
    place([916, 368], giftCard(419, [first, second], 'ribbon')),
    place([706, 236], gripInFront(p.skins[1]), { scale: 0.49 }),
    place([66, 200], brandLockup(p.key, 'paper'), { scale: 2.5 }),
    rect([0, 612, 1200, 18], p.accent),
  )
}

const PICTURES: Record<string, (palette: Palette) => string> = {
  'not-found/': drawNotFound,
  'faq/': drawFaq,
  'doubler/': drawDoubler,
  'alternative-choice/': drawAlternativeChoice,
  'decorations/header-': drawHeaderStrip,
  'decorations/footer-': drawFooterStrip,
}

export function listPictureDrawings(): Drawing[] {
  const pictures = FAMILY_KEYS.flatMap((family) =>
    Object.entries(PICTURES).map(([prefix, draw]) => ({
      name: `${prefix}${family}`,
      inputs: PALETTES[family],
      draw: () => draw(PALETTES[family]),
    })),
  )
  const shares = FAMILY_KEYS.map((family) => ({
    name: `social/share-${family}`,
    inputs: PALETTES[family],
    draw: () => drawShare(PALETTES[family]),
    png: { width: 1200 },
  }))
  const clock = {
    name: 'icons/clock',
    inputs: 'clock',
    draw: () => canvas(24, 24, place([12, 12], clockFace(10, ['#ffffff', '#22304f']))),
  }
  return [...pictures, ...shares, clock]
}
