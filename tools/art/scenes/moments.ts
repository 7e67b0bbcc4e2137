import type { Palette } from '../palettes.ts'
import { castOf, ground, groundsOf } from './cast.ts'
import { books, cloud, house, pictureFrame, sofa, sunRays, toastGlass, windowFrame } from './decor.ts'
import { confetti, envelope, giftBox, giftCard, leaf, mug, parcel, plant } from './objects.ts'
import { person, thumb } from './people.ts'
import { canvas, circle, ellipse, heart, line, mix, type Point, path, place, rect, ring, star } from './shapes.ts'

const SIZE: Point = [800, 600]

export function drawGraduation(p: Palette): string {
  const { zola, sara, leo } = castOf(p)
  const cap =
    path('M0 -30L110 0L0 30L-110 0Z', p.ink) +
    path('M-54 10V42Q0 66 54 42V10L0 28Z', mix(p.ink, '#ffffff', 0.14)) +
    line('M0 0L78 18V58', p.sun, 5) +
    rect([70, 54, 16, 26], p.sun, 5)
  const scroll = rect([-52, -13, 104, 26], p.paper, 13) + rect([-9, -13, 18, 26], p.love)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).sand),
    circle([400, 350], 260, mix(p.sun, '#ffffff', 0.4)),
    person({ ...sara, at: [166, 356], scale: 0.98, top: p.accent, look: 1, mood: 'joy', left: [-84, 190], right: [60, 190] }),
    person({
      ...leo,
      at: [640, 352],
      scale: 1,
      top: p.trust === p.sun ? p.accent : p.trust,
      look: -1,
      mood: 'joy',
      left: [-60, 190],
      right: [100, -50],
    }),
    person({
      ...zola,
      style: 'long',
      at: [404, 326],
      scale: 1.2,
      top: p.ink,
      mood: 'joy',
      left: [-118, -92],
      right: [84, 196],
      hold: path('M-16 18L0 130L16 18L30 6L14 176L0 190L-14 176L-30 6Z', p.love) + place([-120, -112], scroll, { rotate: -28 }),
    }),
    place([406, 166], cap, { scale: 0.94, rotate: -4 }),
    place([150, 110], cap, { scale: 0.6, rotate: -22 }),
    place([650, 90], cap, { scale: 0.66, rotate: 18 }),
    confetti(p, [210, 30, 400, 90], { count: 18, seed: 8 }),
  )
}

export function drawNewHome(p: Palette): string {
  const { omar, mei } = castOf(p)
  const key = ring([0, -34], 26, [p.sun, 13]) + line('M0 -6V70M0 70h22M0 44h16', p.sun, 13)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).haze),
    place([150, 140], cloud(170, p.paper)),
    place([660, 110], cloud(130, p.paper)),
    path('M0 470Q400 420 800 470V600H0Z', mix(p.leaf, '#ffffff', 0.25)),
    place([440, 510], house(p, 380, p.paper)),
    path('M0 520Q400 480 800 520V600H0Z', p.leaf),
    person({
      ...omar,
      at: [176, 330],
      scale: 0.9,
      top: p.trust === p.sun ? p.accent : p.trust,
      look: 1,
      mood: 'joy',
      left: [-60, 150],
      right: [70, 150],
      hold: place([6, 222], parcel(p, 190, 130)),
    }),
    person({
      ...mei,
      at: [672, 348],
      scale: 0.88,
      look: -1,
      mood: 'joy',
      top: p.ink,
      left: [-92, 20],
      right: [70, 190],
      hold: place([-98, -18], key, { rotate: 16 }),
    }),
    place([560, 580], plant(p, 130, p.love)),
    rect([0, 578, 800, 22], mix(p.leaf, p.ink, 0.2)),
  )
}

export function drawGetWell(p: Palette): string {
  const { sara } = castOf(p)
  const blanket =
    path('M-170 220C-150 120 -60 110 0 116C70 110 160 120 180 220V380H-170Z', p.accent) +
    line('M-110 146V380M-40 122V380M40 122V380M110 140V380', mix(p.accent, '#ffffff', 0.25), 9) +
    line('M-166 210H178M-170 280H180', mix(p.accent, '#ffffff', 0.25), 9)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).green),
    windowFrame(p, [90, 70, 190, 220], sunRays([186, 150], 34, p.sun)),
    pictureFrame(p, [600, 90, 120, 140], 'heart'),
    rect([0, 540, 800, 60], mix(p.leaf, '#ffffff', 0.55)),
    place([400, 570], sofa(p, 560, mix(p.leaf, p.ink, 0.12)), { scale: 1.25 }),
    person({
      ...sara,
      at: [400, 300],
      scale: 1.1,
      top: p.paper,
      mood: 'calm',
      tilt: -4,
      left: [-40, 132],
      right: [40, 132],
      hold: blanket + place([0, 150], mug(70, p.sun, mix(p.leaf, p.ink, 0.1))),
    }),
    place(
      [668, 440],
      rect([-66, 0, 132, 14], p.wood, 7) +
        line('M-40 14L-48 150M40 14L48 150', p.wood, 10) +
        envelope(104, [p.paper, p.accentSoft], place([0, -28], giftCard(82, [p.love, p.sun], 'heart'))),
      {},
    ),
    place([132, 580], plant(p, 220, p.sun)),
  )
}

export function drawRetirement(p: Palette): string {
  const { finn } = castOf(p)
  const hat =
    path('M-78 -104Q0 -132 78 -104Q84 -92 70 -92Q0 -112 -70 -92Q-84 -92 -78 -104Z', p.wood) +
    path('M-44 -112C-42 -160 42 -160 44 -112Q0 -126 -44 -112Z', mix(p.wood, '#ffffff', 0.2)) +
    path('M-44 -116Q0 -130 44 -116V-106Q0 -120 -44 -106Z', p.love)
  const shirt = [
    [-40, 50],
    [34, 70],
    [-20, 110],
    [46, 130],
    [-46, 160],
    [10, 170],
  ]
    .map(([x, y]) => place([x as number, y as number], leaf(26, p.paper), { rotate: (x as number) * 2 }))
    .join('')
  return canvas(
    ...SIZE,
    ground(mix(p.haze, '#ffffff', 0.2)),
    sunRays([620, 150], 60, p.sun),
    place([190, 130], cloud(150, p.paper)),
    rect([0, 320, 800, 130], mix(p.accent === '#1f4bff' ? p.accent : '#3f9fc4', '#ffffff', 0.35)),
    line('M80 360h90M240 392h120M560 372h110M640 410h80M420 350h60', p.paper, 6),
    path('M0 450Q240 410 480 440T800 430V600H0Z', mix(p.sun, '#ffffff', 0.45)),
    line('M650 250L600 590', p.paper, 10) +
      path(
        'M650 236C560 210 480 260 462 320C520 296 560 300 584 318C610 292 650 294 676 326C700 304 744 312 774 346C784 284 740 250 650 236Z',
        p.love,
      ) +
      path('M650 236C606 244 586 280 584 318C610 292 650 294 676 326C684 290 676 258 650 236Z', p.paper),
    person({
      ...finn,
      hair: p.hairs[3],
      at: [310, 336],
      scale: 1.14,
      top: p.trust === p.sun ? p.accent : p.trust,
      shortSleeves: true,
      mood: 'joy',
      look: 1,
      left: [-86, 190],
      right: [100, 40],
      hold: shirt + place([112, 54], toastGlass(96, [p.paper, p.love]), { rotate: 10 }),
    }),
    place([310, 336], place([0, -4], hat), { scale: 1.24 }),
    place([560, 556], giftCard(190, [p.accent, p.sun], 'sun'), { rotate: -8 }),
  )
}

export function drawTeacher(p: Palette): string {
  const { noor, kofi } = castOf(p)
  const board =
    rect([150, 50, 500, 270], p.wood, 12) +
    rect([166, 66, 468, 238], mix(p.leaf, p.ink, 0.55), 4) +
    path(heart([560, 150], 30), p.accentSoft) +
    line('M210 130h120M210 170h170M210 210h90', mix(p.paper, p.leaf, 0.15), 6) +
    path(star([250, 252], 18), p.sun) +
    rect([400, 300, 90, 10], p.paper, 3)
  const apple =
    path('M0 -44C-30 -62 -62 -40 -56 0C-52 34 -26 50 0 38C26 50 52 34 56 0C62 -40 30 -62 0 -44Z', p.love) +
    line('M0 -44Q2 -62 12 -70', mix(p.wood, p.ink, 0.5), 6) +
    place([8, -58], leaf(36, p.leaf), { rotate: 62 })
  return canvas(
    ...SIZE,
    ground(groundsOf(p).sand),
    board,
    person({
      ...noor,
      hair: p.love,
      at: [300, 300],
      scale: 1.14,
      top: p.accent === p.love ? p.ink : p.accent,
      look: 1,
      tilt: 6,
      mood: 'joy',
      left: [-40, 170],
      right: [70, 166],
    }),
    person({
      ...kofi,
      style: 'curly',
      at: [536, 392],
      scale: 0.88,
      top: p.sun,
      look: -1,
      tilt: -8,
      mood: 'joy',
      left: [-100, 76],
      right: [80, 190],
    }),
    place([424, 478], giftCard(150, [p.paper, p.love], 'heart'), { rotate: -7 }) +
      thumb([372, 494], noor.skin, { rotate: -10 }) +
      thumb([482, 474], kofi.skin, { rotate: 176, scale: 0.88 }),
    rect([0, 556, 800, 44], p.wood),
    place([690, 556], books(p, 150)),
    place([684, 440], apple, { scale: 0.84 }),
    place([110, 556], plant(p, 190, p.accent)),
  )
}

export function drawGoodLuck(p: Palette): string {
  const lobe = (turn: number, colour: string) => place([0, 0], path(heart([0, -92], 92), colour), { rotate: turn })
  const clover =
    line('M0 0Q30 120 -20 250', mix(p.leaf, p.ink, 0.3), 16) +
    [0, 90, 180, 270].map((turn) => lobe(turn, turn % 180 ? p.leaf : mix(p.leaf, '#ffffff', 0.14))).join('') +
    [45, 135, 225, 315]
      .map((turn) => place([0, 0], line('M0 0V-96', mix(p.leaf, p.ink, 0.25), 5), { rotate: turn + 45 }))
      .join('') +
    circle([0, 0], 14, mix(p.leaf, p.ink, 0.25))
  const bug =
    ellipse([0, 0], [40, 32], p.love) +
    path('M-40 0A40 32 0 0 1 -22 -27Q-30 0 -22 27A40 32 0 0 1 -40 0Z', p.ink) +
    line('M-20 0H40', p.ink, 4) +
    [
      [-2, -15],
      [18, -12],
      [0, 15],
      [20, 12],
    ]
      .map((at) => circle(at as unknown as Point, 5.5, p.ink))
      .join('')
  return canvas(
    ...SIZE,
    ground(groundsOf(p).green),
    `<g fill="none" stroke-width="34"><path d="M60 600A340 340 0 0 1 740 600" stroke="${p.love}"/><path d="M94 600A306 306 0 0 1 706 600" stroke="${p.sun}"/><path d="M128 600A272 272 0 0 1 672 600" stroke="${p.accent === p.love ? p.trust : p.accent}"/></g>`,
    circle([400, 600], 256, mix(p.leaf, '#ffffff', 0.9)),
    place([400, 262], clover, { rotate: 8, scale: 0.9 }),
    place([232, 470], giftCard(216, [p.ink, p.sun], 'star'), { rotate: -10 }),
    place([566, 474], envelope(210, [p.paper, p.accentSoft]), { rotate: 7 }),
    place([566, 470], path(heart([0, 0], 22), p.love), { rotate: 7 }),
    place([500, 180], bug, { rotate: -36 }),
    path('M0 556Q200 530 400 552T800 548V600H0Z', p.leaf),
    path(star([120, 130], 20, { points: 4, inner: 0.3 }), p.sun),
    path(star([690, 160], 26, { points: 4, inner: 0.3 }), p.sun),
    path(star([640, 80], 12, { points: 4, inner: 0.3 }), p.sun),
  )
}

export function drawCongratulations(p: Palette): string {
  const { ama, ben } = castOf(p)
  const cup =
    path('M-70 -160H70C70 -80 50 -30 0 -22C-50 -30 -70 -80 -70 -160Z', p.sun) +
    `<path d="M-68 -140h-42c0 54 24 74 58 76M68 -140h42c0 54 -24 74 -58 76" fill="none" stroke="${p.sun}" stroke-width="14"/>` +
    rect([-14, -30, 28, 50], mix(p.sun, '#6b3a00', 0.2)) +
    rect([-52, 18, 104, 26], p.ink, 6) +
    path(star([0, -98], 30), p.paper)
  return canvas(
    ...SIZE,
    ground(mix(p.accent, '#ffffff', 0.06)),
    circle([400, 340], 260, mix(p.accent, '#ffffff', 0.2)),
    confetti({ ...p, accent: p.paper, accentSoft: p.ink }, [40, 20, 720, 200], { count: 42, seed: 21 }),
    person({ ...ben, at: [206, 322], scale: 1.12, top: p.ink, look: 1, mood: 'joy', left: [-100, -76], right: [84, 110] }),
    person({ ...ama, at: [598, 322], scale: 1.12, top: p.paper, look: -1, mood: 'joy', left: [-84, 106], right: [104, -76] }),
    place([402, 486], cup, { scale: 0.94 }),
    rect([0, 524, 800, 76], mix(p.accent, p.ink, 0.5)),
    place([650, 540], giftCard(150, [p.sun, p.love], 'star'), { rotate: 8 }),
    place([140, 560], giftBox(110, 88, { box: p.paper, ribbon: p.love })),
  )
}

export function drawLeavingColleague(p: Palette): string {
  const { lily, omar, mei } = castOf(p)
  const box =
    place([0, 118], plant(p, 120, p.love)) +
    place([58, 122], mug(44, p.sun)) +
    rect([-94, 116, 188, 118], p.wood, 6) +
    rect([-94, 116, 188, 22], mix(p.wood, '#000000', 0.12), 6) +
    rect([-26, 156, 52, 16], mix(p.wood, '#000000', 0.3), 8)
  return canvas(
    ...SIZE,
    ground(groundsOf(p).mist),
    windowFrame(p, [60, 70, 300, 210], place([160, 230], cloud(140, p.paper)) + circle([300, 130], 30, p.sun)),
    pictureFrame(p, [640, 80, 110, 130], 'moon'),
    person({
      ...omar,
      at: [568, 316],
      scale: 1,
      top: p.trust === p.sun ? p.love : p.trust,
      look: -1,
      mood: 'smile',
      left: [-80, 90],
      right: [84, 190],
    }),
    person({ ...mei, at: [700, 330], scale: 0.98, top: p.sun, look: -1, mood: 'joy', left: [-78, 190], right: [64, -70] }),
    person({
      ...lily,
      at: [262, 300],
      scale: 1.16,
      top: p.accent,
      look: 1,
      tilt: 4,
      mood: 'joy',
      left: [-78, 186],
      right: [78, 186],
      hold: box,
    }),
    place([458, 410], envelope(140, [p.paper, p.accentSoft], place([0, -40], giftCard(112, [p.love, p.sun], 'heart'))), {
      rotate: -6,
    }) + thumb([512, 430], omar.skin, { rotate: 180 }),
    rect([0, 570, 800, 30], p.haze),
  )
}
