import type { Palette } from '../palettes.ts'
import { castOf, groundsOf } from './cast.ts'
import { confetti, envelope, giftBox, giftCard, plant } from './objects.ts'
import { person, thumb } from './people.ts'
import { canvas, circle, heart, line, mix, path, place, rect } from './shapes.ts'

/** One person gives a card to another. Without a background, so that it fits on any colour. */
export function drawHero(p: Palette): string {
  const { lily, kofi } = castOf(p)
  const grounds = groundsOf(p)
  const arch = path('M150 810V480C150 232 350 60 600 60C850 60 1050 232 1050 480V810Z', grounds.haze)
  const disc = circle([600, 410], 320, mix(grounds.haze, '#ffffff', 0.5))
  const collar =
    path('M-30 0L-6 34L-26 44L-46 6Z', p.paper) +
    path('M30 0L6 34L26 44L46 6Z', p.paper) +
    line('M0 40V150', mix(p.trust, p.ink, 0.25), 3)
  const stripes = line('M-66 150H66M-66 190H66M-68 230H68M-70 110H70', mix(p.accent, '#ffffff', 0.28), 10)
  const giver = person({
    ...kofi,
    at: [350, 424],
    scale: 1.5,
    cut: 254,
    look: 1,
    tilt: 5,
    mood: 'joy',
    top: p.trust,
    left: [-88, 206],
    right: [118, 84],
    hold: collar,
  })
  const receiver = person({
    ...lily,
    at: [850, 434],
    scale: 1.5,
    cut: 248,
    look: -1,
    tilt: -6,
    mood: 'joy',
    top: p.accent,
    left: [-120, 70],
    right: [6, 74],
    hold: stripes,
  })
  const card = place([602, 506], giftCard(300, [p.ink, p.sun], 'ribbon'), { rotate: -6 })
  const thumbs =
    thumb([464, 558], kofi.skin, { rotate: -14, scale: 1.2 }) + thumb([738, 520], lily.skin, { rotate: 168, scale: 1.2 })
  const ledge = rect([70, 800, 1060, 24], p.ink, 12)
  const things =
    place([186, 800], plant(p, 230, p.sun)) +
    place([1000, 800], giftBox(140, 112, { box: p.sun, ribbon: p.accent })) +
    place([1070, 800], giftBox(92, 168, { box: p.ink, ribbon: p.accentSoft })) +
    place([600, 738], envelope(190, [p.paper, p.accentSoft], place([0, -52], giftCard(150, [p.sun, p.accent], 'heart'))))
  const air =
    confetti(p, [210, 40, 780, 190], { count: 22, seed: 14 }) +
    path(heart([600, 270], 34), p.love) +
    path(heart([668, 200], 18), p.accentSoft) +
    path(heart([540, 206], 14), p.love)
  return canvas(1200, 900, arch, disc, air, giver, receiver, card, thumbs, ledge, things)
}
