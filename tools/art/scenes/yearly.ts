import type { Palette } from '../palettes.ts'
import { castOf, ground, groundsOf } from './cast.ts'
import { bouquet, christmasTree, cloud, pictureFrame, tulip, windowFrame } from './decor.ts'
import { confetti, envelope, giftBox, giftCard, plant } from './objects.ts'
import { person } from './people.ts'
import { canvas, circle, ellipse, faded, heart, line, mix, type Point, path, place, rect } from './shapes.ts'

const SIZE: Point = [800, 600]

export function drawChristmas(p: Palette): string {
  const { omar } = castOf(p)
  const snow = [
    [70, 80],
    [150, 150],
    [110, 210],
    [210, 90],
    [60, 280],
    [250, 200],
    [180, 260],
  ] as const
  const knit = line('M-74 66l18 -14l18 14l18 -14l18 14l18 -14l18 14l18 -14l18 14', p.paper, 6)
  return canvas(
    ...SIZE,
    ground(mix(p.ink, '#ffffff', 0.08)),
    windowFrame(
      p,
      [70, 70, 220, 250],
      rect([70, 70, 220, 250], mix(p.ink, '#7fa4e8', 0.3)) + snow.map(([x, y]) => circle([x + 20, y + 10], 6, p.paper)).join(''),
    ),
    rect([0, 520, 800, 80], mix(p.wood, p.ink, 0.2)),
    place([600, 540], christmasTree(p, 480)),
    person({
      ...omar,
      at: [330, 306],
      scale: 1.1,
      top: p.love,
      look: 1,
      mood: 'joy',
      left: [-44, 176],
      right: [96, 176],
      hold: knit + place([26, 206], giftBox(150, 112, { box: p.paper, ribbon: p.accent })),
    }),
    rect([0, 556, 800, 44], mix(p.wood, p.ink, 0.34)),
    place([500, 562], giftBox(110, 90, { box: p.accent, ribbon: p.sun })),
    place([700, 566], giftBox(130, 110, { box: p.sun, ribbon: p.love })),
    place([150, 566], giftBox(120, 74, { box: p.leaf, ribbon: p.paper })),
  )
}

export function drawValentines(p: Palette): string {
  const { mei, leo } = castOf(p)
  return canvas(
    ...SIZE,
    ground(mix(p.love, '#ffffff', 0.72)),
    path(heart([400, 320], 310), p.love),
    path(heart([400, 316], 236), mix(p.love, '#ffffff', 0.24)),
    person({
      ...leo,
      at: [494, 310],
      scale: 1.16,
      top: p.ink,
      look: -1,
      tilt: -9,
      mood: 'calm',
      right: [70, 190],
      left: [-74, 168],
    }),
    person({
      ...mei,
      at: [318, 318],
      scale: 1.16,
      top: p.paper,
      look: 1,
      tilt: 9,
      mood: 'smile',
      left: [-36, 186],
      right: [70, 150],
    }),
    place([412, 478], envelope(196, [p.paper, p.accentSoft], place([0, -58], giftCard(158, [p.ink, p.love], 'heart')))),
    path(heart([118, 140], 30), p.love),
    path(heart([176, 84], 16), p.paper),
    path(heart([684, 110], 38), p.paper),
    path(heart([738, 190], 16), p.love),
    path(heart([96, 470], 20), p.paper),
  )
}

export function drawMothersDay(p: Palette): string {
  const { lily, mei } = castOf(p)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).rose),
    windowFrame(p, [480, 60, 230, 230], place([560, 230], cloud(120, p.paper)) + circle([650, 120], 30, p.sun)),
    rect([0, 540, 800, 60], mix(p.love, '#ffffff', 0.5)),
    person({
      ...lily,
      at: [310, 256],
      scale: 1.25,
      top: p.trust === p.sun ? p.accent : p.trust,
      look: 1,
      tilt: 8,
      mood: 'calm',
      left: [-86, 200],
      right: [130, 200],
    }),
    person({
      ...mei,
      hair: p.hairs[2],
      style: 'pony',
      at: [520, 372],
      scale: 0.95,
      top: p.sun,
      look: -1,
      tilt: -10,
      mood: 'joy',
      left: [-54, 176],
      right: [10, 184],
      hold: place([-16, 240], bouquet(p, 196, p.paper), { rotate: -18 }),
    }),
    place([120, 560], plant(p, 250, p.love)),
    path(heart([420, 110], 26), p.love),
    path(heart([372, 62], 13), p.love),
  )
}

export function drawFathersDay(p: Palette): string {
  const { tom, ama } = castOf(p)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).haze),
    circle([400, 300], 250, mix(p.haze, '#ffffff', 0.5)),
    pictureFrame(p, [80, 100, 130, 160], 'hill'),
    place([712, 566], plant(p, 240, p.accent)),
    person({
      ...tom,
      hair: p.hairs[1],
      at: [350, 284],
      scale: 1.22,
      top: p.trust === p.sun ? p.accent : p.trust,
      look: 1,
      tilt: 5,
      mood: 'joy',
      left: [-92, 196],
      right: [64, 172],
    }),
    person({
      ...ama,
      skin: p.skins[1],
      hair: p.hairs[1],
      at: [512, 400],
      scale: 0.86,
      top: p.sun,
      look: -1,
      tilt: -8,
      mood: 'joy',
      left: [-92, 84],
      right: [96, -20],
    }),
    place([428, 494], giftCard(164, [p.ink, p.love], 'star'), { rotate: -10 }),
    rect([0, 566, 800, 34], p.wood),
    confetti(p, [450, 70, 260, 170], { count: 16, seed: 9 }),
  )
}

export function drawEaster(p: Palette): string {
  const egg = (height: number, colour: string, band: string) =>
    path(
      `M0 ${-height}C${height * 0.34} ${-height} ${height * 0.42} ${-height * 0.5} ${height * 0.42} ${-height * 0.38}C${height * 0.42} ${-height * 0.14} ${height * 0.22} 0 0 0C${-height * 0.22} 0 ${-height * 0.42} ${-height * 0.14} ${-height * 0.42} ${-height * 0.38}C${-height * 0.42} ${-height * 0.5} ${-height * 0.34} ${-height} 0 ${-height}Z`,
      colour,
    ) +
    line(
      `M${-height * 0.34} ${-height * 0.5}l${height * 0.11} ${height * 0.1}l${height * 0.115} ${-height * 0.1}l${height * 0.115} ${height * 0.1}l${height * 0.115} ${-height * 0.1}l${height * 0.115} ${height * 0.1}l${height * 0.1} ${-height * 0.09}`,
      band,
      height * 0.06,
    )
  const rabbit =
    ellipse([-34, -196], [24, 76], p.paper) +
    ellipse([36, -196], [24, 76], p.paper) +
    ellipse([-34, -190], [11, 52], p.accentSoft) +
    ellipse([36, -190], [11, 52], p.accentSoft) +
    ellipse([0, 70], [104, 120], p.paper) +
    circle([0, -70], 82, p.paper) +
    ellipse([-28, -78], [7, 9], p.ink) +
    ellipse([28, -78], [7, 9], p.ink) +
    path('M-10 -54H10L0 -42Z', p.love) +
    line('M0 -42v10M0 -32q-12 12 -24 2M0 -32q12 12 24 2', p.ink, 4) +
    faded(0.5, ellipse([-50, -48], [15, 9], p.love), ellipse([50, -48], [15, 9], p.love))
  return canvas(
    ...SIZE,
    ground(groundsOf(p).sand),
    circle([620, 130], 64, p.sun),
    place([180, 150], cloud(170, p.paper)),
    place([470, 110], cloud(110, p.paper)),
    path('M0 420Q220 320 460 410T800 380V600H0Z', mix(p.leaf, '#ffffff', 0.35)),
    place([400, 400], rabbit),
    place([400, 478], giftCard(220, [p.accent, p.sun], 'ribbon'), { rotate: -5 }) +
      ellipse([296, 478], [30, 24], p.paper) +
      ellipse([504, 466], [30, 24], p.paper),
    path('M0 530Q200 470 420 520T800 500V600H0Z', p.leaf),
    place([170, 560], egg(150, p.love, p.paper), { rotate: -10 }),
    place([620, 566], egg(172, p.accent, p.sun), { rotate: 9 }),
    place([250, 576], egg(96, p.sun, p.love), { rotate: 12 }),
    place([90, 590], tulip(170, [p.love, mix(p.leaf, p.ink, 0.3)])),
    place([716, 590], tulip(200, [p.sun, mix(p.leaf, p.ink, 0.3)])),
    place([530, 590], tulip(110, [p.paper, mix(p.leaf, p.ink, 0.3)])),
  )
}
