import type { Palette } from '../palettes.ts'
import { castOf, groundsOf } from './cast.ts'
import { bloom, cloud, windowFrame } from './decor.ts'
import { cuppedHand } from './hands.ts'
import { bubble, envelope, giftBox, giftCard, laptop, leaf, mug, phone, plant } from './objects.ts'
import { person } from './people.ts'
import { canvas, circle, heart, line, mix, type Point, path, place, rect, ring, star } from './shapes.ts'

const SIZE: Point = [800, 600]

export function drawHelpdesk(p: Palette): string {
  const { sara } = castOf(p)
  const headset =
    `<path d="M-47 -64C-52 -150 52 -150 47 -64" fill="none" stroke="${p.ink}" stroke-width="9"/>` +
    rect([-60, -80, 22, 40], p.ink, 10) +
    rect([38, -80, 22, 40], p.ink, 10) +
    line('M-50 -42Q-46 -20 -20 -24', p.ink, 5) +
    circle([-17, -25], 7, p.ink)
  const dots = [-34, 0, 34].map((x) => circle([x, 0], 10, p.paper)).join('')
  return canvas(
    ...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).haze),
    circle([400, 330], 260, mix(p.haze, '#ffffff', 0.5)),
    place([166, 170], bubble([190, 110], p.accent, dots, true)),
    place([634, 140], bubble([150, 110], p.paper, path(heart([0, 0], 28), p.love))),
    place([640, 300], bubble([170, 70], p.ink, line('M-54 0H54', p.sun, 10))),
    person({ ...sara, at: [400, 300], scale: 1.18, top: p.love, mood: 'joy', left: [-70, 190], right: [70, 190] }),
    place([400, 300], headset, { scale: 1.3 }),
    rect([0, 504, 800, 96], p.wood),
    rect([0, 504, 800, 14], mix(p.wood, '#ffffff', 0.3)),
    place([400, 548], laptop(p, 250, path(heart([0, 0], 24), p.accentSoft)), { scale: 0.9 }),
    place([640, 540], mug(66, p.sun, p.paper)),
    place([150, 540], plant(p, 170, p.accent)),
  )
}

export function drawContact(p: Palette): string {
  const { ben } = castOf(p)
  return canvas(
    ...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).sand),
    circle([330, 330], 250, mix(p.sun, '#ffffff', 0.4)),
    person({
      ...ben,
      at: [310, 290],
      scale: 1.2,
      top: p.accent,
      look: 1,
      tilt: -5,
      mood: 'joy',
      left: [-84, 196],
      right: [64, -40],
      hold: place([58, -46], phone(p, 110, ''), { rotate: 8 }),
    }),
    place([600, 170], bubble([210, 130], p.paper, line('M-66 -22H66M-66 8H20', p.haze, 11) + path(heart([58, 18], 16), p.love))),
    place([604, 420], envelope(230, [p.paper, p.accentSoft]), { rotate: 7 }),
    place([604, 414], circle([0, 0], 26, p.love) + path(heart([0, 1], 12), p.paper), { rotate: 7 }),
    rect([0, 572, 800, 28], p.wood),
    place([96, 572], plant(p, 190, p.love)),
    path(star([500, 320], 18, { points: 4, inner: 0.3 }), p.accent),
  )
}

export function drawDelivery(p: Palette): string {
  const { omar } = castOf(p)
  const wheel = (x: number) => circle([x, 500], 52, p.ink) + circle([x, 500], 24, p.haze) + circle([x, 500], 9, p.ink)
  return canvas(
    ...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).haze),
    place([160, 130], cloud(150, p.paper)),
    place([640, 96], cloud(120, p.paper)),
    path('M0 440V330H70V260H150V350H210V300H270V440ZM560 440V290H630V340H690V240H760V320H800V440Z', mix(p.haze, p.ink, 0.1)),
    rect([0, 500, 800, 100], mix(p.haze, p.ink, 0.18)),
    line('M40 566H160M260 566H380M480 566H600M700 566H800', p.paper, 8),
    rect([110, 190, 380, 290], p.accent, 18) +
      path('M490 270H600Q622 270 634 290L684 372Q690 382 690 394V464Q690 480 674 480H490Z', mix(p.accent, '#ffffff', 0.14)) +
      path('M520 298H596Q606 298 612 308L648 372H520Z', p.paper) +
      rect([110, 440, 580, 44], p.ink, 8),
    place([298, 408], giftBox(170, 128, { box: p.paper, ribbon: p.sun })),
    person({ ...omar, at: [574, 386], scale: 0.6, cut: 10, top: p.sun, look: 1, mood: 'joy' }),
    path('M490 372H684Q690 382 690 394V440H490Z', mix(p.accent, '#ffffff', 0.14)) + rect([672, 404, 22, 28], p.sun, 8),
    line('M540 404H570', p.ink, 7),
    wheel(210),
    wheel(580),
    line('M30 250H86M10 310H86M44 370H86', p.paper, 9),
  )
}

export function drawGoodCauses(p: Palette): string {
  const sprout =
    line('M0 0V-120', mix(p.leaf, p.ink, 0.25), 12) +
    place([0, -62], leaf(90, p.leaf), { rotate: 58 }) +
    place([0, -84], leaf(90, mix(p.leaf, '#ffffff', 0.16)), { rotate: -58 })
  return canvas(
    ...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).green),
    circle([400, 280], 236, mix(p.leaf, '#ffffff', 0.9)),
    path(heart([400, 250], 150), p.love),
    path(heart([370, 214], 30), mix(p.love, '#ffffff', 0.4)),
    place([176, 438], cuppedHand(p.skins[3], p.sun), { rotate: 16 }),
    place([624, 438], cuppedHand(p.skins[0], p.accent === p.love ? p.ink : p.accent), { rotate: -16, flip: true }),
    place([400, 494], cuppedHand(p.skins[1], p.paper), { scale: 0.98 }),
    place([400, 492], sprout, { scale: 0.9 }),
    path(star([150, 150], 20, { points: 4, inner: 0.3 }), p.sun),
    path(star([660, 130], 26, { points: 4, inner: 0.3 }), p.sun),
    place([120, 260], bloom(24, [p.paper, p.sun])),
    place([690, 250], bloom(20, [p.paper, p.sun])),
  )
}

export function drawAccount(p: Palette): string {
  const { lily } = castOf(p)
  const lock =
    rect([-46, -8, 92, 76], p.sun, 14) +
    ring([0, -12], 30, [p.sun, 13]) +
    rect([-46, 0, 92, 68], p.sun, 14) +
    circle([0, 26], 11, p.ink) +
    line('M0 30V46', p.ink, 8)
  return canvas(
    ...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).mist),
    windowFrame(p, [510, 70, 210, 200], place([600, 230], cloud(110, p.paper)) + circle([670, 120], 28, p.sun)),
    person({
      ...lily,
      at: [290, 290],
      scale: 1.2,
      top: p.accent,
      look: 1,
      tilt: 5,
      mood: 'smile',
      left: [-84, 196],
      right: [146, 18],
      hold: place(
        [152, -34],
        phone(
          p,
          150,
          place(
            [0, -24],
            circle([0, 0], 22, p.accentSoft) + circle([0, -5], 8, p.accent) + path('M-14 14Q0 -4 14 14Z', p.accent),
          ) + line('M-24 18H24M-24 36H8', p.haze, 7),
        ),
        { rotate: 6 },
      ),
    }),
    rect([0, 510, 800, 90], p.wood),
    rect([0, 510, 800, 14], mix(p.wood, '#ffffff', 0.3)),
    place([640, 430], lock, { scale: 1.15 }),
    place([520, 520], giftCard(160, [p.ink, p.love], 'heart'), { rotate: -6 }),
    place([120, 548], giftBox(110, 92, { box: p.sun, ribbon: p.love })),
    path(star([520, 380], 16, { points: 4, inner: 0.3 }), p.love),
  )
}
