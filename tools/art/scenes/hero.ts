import type { Palette } from '../palettes.ts'
import { castOf, groundsOf } from './cast.ts'
import { confetti, envelope, giftBox, giftCard, plant } from './objects.ts'
import { person, thumb } from './people.ts'
import { canvas, circle, heart, line, mix, path, place, rect } from './shapes.ts'

/** One gives, one is delighted: the whole shop in a picture. Without a ground, so that it stands on any band. */
export function drawHero(p: Palette): string {
  const { lily, kofi } = castOf(p)
  const grounds = groundsOf(p)
  const arch = path('M190 820V470C190 236 376 70 600 70C824 70 1010 236 1010 470V820Z', grounds.haze)
  const disc = circle([600, 400], 292, mix(grounds.haze, '#ffffff', 0.5))
  const collar = path('M-30 0L-6 34L-26 44L-46 6Z', p.paper) + path('M30 0L6 34L26 44L46 6Z', p.paper) + line('M0 40V150', mix(p.trust, p.ink, 0.25), 3)
  const stripes = line('M-66 150H66M-66 190H66M-68 230H68M-70 110H70', mix(p.accent, '#ffffff', 0.28), 10)
  const giver = person({ ...kofi, at: [386, 424], scale: 1.3, cut: 292, look: 1, tilt: 5, mood: 'joy', top: p.trust, left: [-88, 214], right: [128, 84], hold: collar })
  const receiver = person({ ...lily, at: [816, 432], scale: 1.3, cut: 286, look: -1, tilt: -6, mood: 'joy', top: p.accent, left: [-132, 66], right: [6, 74], hold: stripes })
  const card = place([602, 500], giftCard(262, [p.ink, p.sun], 'ribbon'), { rotate: -6 })
  const thumbs = thumb([484, 546], kofi.skin, { rotate: -14, scale: 1.05 }) + thumb([720, 512], lily.skin, { rotate: 168, scale: 1.05 })
  const ledge = rect([96, 800, 1008, 24], p.ink, 12)
  const things = place([226, 800], plant(p, 236, p.sun)) + place([980, 800], giftBox(150, 118, { box: p.sun, ribbon: p.accent })) +
    place([1046, 800], giftBox(96, 170, { box: p.ink, ribbon: p.accentSoft })) + place([600, 738], envelope(190, [p.paper, p.accentSoft], place([0, -52], giftCard(150, [p.sun, p.accent], 'heart'))))
  const air = confetti(p, [210, 50, 780, 210], { count: 30, seed: 14 }) + path(heart([600, 250], 30), p.love) + path(heart([662, 176], 17), p.accentSoft) + path(heart([540, 190], 13), p.love)
  return canvas(1200, 900, arch, disc, air, giver, receiver, card, thumbs, ledge, things)
}
