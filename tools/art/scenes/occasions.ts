import type { Palette } from '../palettes.ts'
import { castOf, ground, groundsOf } from './cast.ts'
import { bloom, bouquet, cake, cloud, fairyLights, tableTop, toastGlass } from './decor.ts'
import { balloon, bunting, confetti, envelope, giftBox, giftCard, leaf, mug, plant } from './objects.ts'
import { person, thumb } from './people.ts'
import { canvas, circle, faded, heart, line, mix, type Point, path, place, polar, rect, star } from './shapes.ts'

const SIZE: Point = [800, 600]

export function drawBirthday(p: Palette): string {
  const { ama } = castOf(p)
  const hat =
    path('M-30 -122L6 -206L34 -120Q2 -134 -30 -122Z', p.accent) +
    circle([6, -208], 13, p.sun) +
    line('M-18 -146Q2 -156 24 -146', p.paper, 6)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).rose),
    circle([400, 330], 250, mix(p.love, '#ffffff', 0.66)),
    bunting(p, [-20, 30], [420, 40]),
    bunting(p, [400, 40], [820, 30]),
    place([120, 210], balloon(p.accent, 56, 260)),
    place([196, 270], balloon(p.sun, 44, 220)),
    place([690, 230], balloon(p.trust, 54, 260)),
    person({
      ...ama,
      at: [400, 292],
      scale: 1.08,
      mood: 'joy',
      top: p.trust === p.sun ? p.accent : p.trust,
      left: [-118, -40],
      right: [118, -44],
    }) + place([400, 292], hat, { scale: 1.1, rotate: 4 }),
    tableTop(p, 500, SIZE),
    place([400, 552], cake(p, 188, 3)),
    place([640, 540], giftBox(130, 104, { box: p.accent, ribbon: p.sun })),
    place([170, 548], giftBox(110, 140, { box: p.sun, ribbon: p.love })),
    confetti(p, [210, 96, 110, 110], { count: 8, seed: 4 }),
    confetti(p, [480, 96, 120, 110], { count: 8, seed: 5 }),
  )
}

export function drawThankYou(p: Palette): string {
  const { noor } = castOf(p)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).sand),
    path(heart([400, 330], 300), mix(p.sun, '#ffffff', 0.4)),
    person({
      ...noor,
      at: [400, 290],
      scale: 1.2,
      mood: 'calm',
      tilt: -4,
      left: [0, 176],
      right: [64, 166],
      hold: place([40, 250], bouquet(p, 216, p.paper), { rotate: 22 }),
    }),
    place([166, 452], envelope(200, [p.paper, p.accentSoft], place([0, -44], giftCard(160, [p.accent, p.sun], 'heart'))), {
      rotate: -8,
    }),
    path(heart([188, 160], 24), p.love),
    path(heart([640, 130], 34), p.love),
    path(heart([690, 214], 16), p.accent),
    path(heart([120, 240], 13), p.accent),
  )
}

export function drawWedding(p: Palette): string {
  const { zola, ben } = castOf(p)
  const flowers = Array.from({ length: 13 }, (_, index) => {
    const at = polar([400, 400], 290, 180 + index * 15)
    return (
      place(at, leaf(50, index % 2 ? p.leaf : mix(p.leaf, p.ink, 0.25)), { rotate: index * 47 }) +
      place(at, bloom(index % 2 ? 30 : 40, index % 3 ? [p.paper, p.sun] : [p.love, p.sun], 5))
    )
  }).join('')
  const suit = path('M-24 4L0 60L24 4L34 10L8 110H-8L-34 10Z', p.paper) + path('M-12 22L0 30L12 22V40L0 32L-12 40Z', p.love)
  const veil = path('M-34 -150C-90 -110 -96 60 -112 220C-70 240 -40 200 -30 160Z', p.paper)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).green),
    circle([400, 400], 262, mix(p.leaf, '#ffffff', 0.9)),
    line('M110 620V400A290 290 0 0 1 690 400V620', p.wood, 14),
    flowers,
    place([304, 300], faded(0.75, veil)),
    person({
      ...zola,
      at: [310, 300],
      scale: 1.1,
      top: p.paper,
      look: 1,
      tilt: 5,
      mood: 'calm',
      left: [-20, 150],
      right: [60, 150],
      shortSleeves: true,
      hold: place([26, 214], bouquet(p, 150, p.accentSoft)),
    }),
    person({
      ...ben,
      at: [492, 282],
      scale: 1.14,
      top: p.ink,
      look: -1,
      tilt: -4,
      mood: 'smile',
      right: [90, 214],
      left: [-70, 226],
      hold: suit,
    }),
    path(heart([402, 176], 22), p.love),
    path(heart([378, 140], 11), p.love),
  )
}

export function drawNewBaby(p: Palette): string {
  const { sara } = castOf(p)
  const wrap = mix(p.sun, '#ffffff', 0.35)
  const baby = place(
    [34, 116],
    path('M-112 -6C-112 -60 -60 -74 -14 -62L100 -20C138 -4 132 52 94 60C30 74 -112 62 -112 -6Z', wrap) +
      circle([-66, -12], 47, mix(wrap, '#ffffff', 0.45)) +
      circle([-66, -10], 38, p.skins[1]) +
      line('M-86 -8q7 6 13 0M-62 -8q7 6 13 0', '#2b1a24', 3.4) +
      line('M-73 8q6 6 12 0', '#8c2b33', 3) +
      path('M-98 -30C-90 -52 -46 -54 -34 -30C-54 -40 -78 -40 -98 -30Z', p.hairs[1]) +
      line('M-22 -54C2 -20 2 20 -20 56', mix(wrap, p.ink, 0.14), 5),
  )
  const mobile =
    line('M610 0V70M520 90Q610 50 700 90M520 90V160M610 70V190M700 90V150', p.ink, 4) +
    path(star([520, 190], 34), p.sun) +
    place([610, 216], cloud(84, p.paper)) +
    path(heart([700, 176], 26), p.love)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).haze),
    circle([360, 360], 270, mix(p.haze, '#ffffff', 0.45)),
    mobile,
    person({
      ...sara,
      at: [340, 272],
      scale: 1.26,
      top: p.accent,
      tilt: 8,
      look: 1,
      mood: 'calm',
      left: [30, 190],
      right: [96, 150],
    }),
    place([340, 272], baby, { scale: 1.26 }),
    thumb([472, 446], sara.skin, { rotate: 196, scale: 1.2 }),
    rect([0, 560, 800, 40], p.wood),
    place([650, 560], giftBox(140, 120, { box: p.sun, ribbon: p.love })),
    place([120, 560], plant(p, 170, p.paper)),
  )
}

export function drawAnniversary(p: Palette): string {
  const { ida, finn } = castOf(p)
  return canvas(
    ...SIZE,
    ground(mix(p.ink, p.accent, 0.12)),
    fairyLights(p, [-20, 30], [410, 20]),
    fairyLights(p, [390, 20], [820, 30]),
    path(heart([400, 300], 200), mix(p.ink, p.love, 0.42)),
    person({
      ...finn,
      at: [250, 310],
      scale: 1.16,
      top: p.paper,
      look: 1,
      tilt: 4,
      mood: 'calm',
      left: [-80, 196],
      right: [84, 34],
      hold: place([104, 46], toastGlass(118, [p.paper, p.sun]), { rotate: 12 }),
    }),
    person({
      ...ida,
      at: [556, 316],
      scale: 1.16,
      look: -1,
      tilt: -4,
      mood: 'joy',
      top: p.love,
      left: [-86, 32],
      right: [80, 196],
      hold: place([-106, 44], toastGlass(118, [p.paper, p.sun]), { rotate: -12 }),
    }),
    tableTop(p, 528, SIZE),
    place([400, 540], envelope(176, [p.accentSoft, p.love], place([0, -54], giftCard(140, [p.accent, p.sun], 'heart')))),
    place([652, 560], bouquet(p, 170, p.paper), { rotate: 16 }),
    place([150, 566], mug(60, p.sun)),
    path(star([402, 170], 18, { points: 4, inner: 0.3 }), p.sun),
    path(star([368, 128], 10, { points: 4, inner: 0.3 }), p.sun),
  )
}
