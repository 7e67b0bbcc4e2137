import type { Palette } from '../palettes.ts'
import { castOf, groundsOf } from './cast.ts'
import {
  books,
  bouquet,
  cake,
  christmasTree,
  cloud,
  coin,
  pendantLamp,
  pictureFrame,
  sofa,
  sunRays,
  tulip,
  windowFrame,
} from './decor.ts'
import { confetti, envelope, giftBox, giftCard, laptop, leaf, mug, parcel, plant } from './objects.ts'
import { person } from './people.ts'
import { canvas, circle, heart, line, mix, type Point, path, place, rect, round, scatter, star } from './shapes.ts'

/** The wide pictures above the articles. */
const SIZE: Point = [1200, 675]

function room(p: Palette, wall: string, floorAt: number): string {
  return (
    rect([0, 0, 1200, 675], wall) +
    rect([0, floorAt, 1200, 675 - floorAt], p.wood) +
    rect([0, floorAt, 1200, 14], mix(p.wood, '#ffffff', 0.3))
  )
}

export function drawBlogWriting(p: Palette): string {
  const { noor } = castOf(p)
  const pen = line('M0 0L44 -96', p.ink, 10) + line('M0 0L6 -13', p.sun, 10)
  return canvas(
    ...SIZE,
    room(p, groundsOf(p).rose, 520),
    windowFrame(p, [120, 90, 260, 260], place([220, 300], cloud(140, p.paper)) + sunRays([320, 160], 26, p.sun)),
    pictureFrame(p, [850, 90, 130, 160], 'heart'),
    pictureFrame(p, [1004, 130, 100, 120], 'moon'),
    person({
      ...noor,
      hair: p.love,
      at: [600, 290],
      scale: 1.22,
      top: p.accent === p.love ? p.ink : p.accent,
      mood: 'calm',
      tilt: -5,
      left: [-86, 190],
      right: [56, 206],
    }),
    rect([0, 520, 1200, 155], p.wood),
    rect([0, 520, 1200, 14], mix(p.wood, '#ffffff', 0.3)),
    place([590, 560], path('M-150 -26L-110 -60H130L170 -26Z', p.paper) + line('M-96 -44H-10M-104 -36H20', p.haze, 5)),
    place([672, 528], pen),
    place([320, 596], envelope(190, [p.paper, p.accentSoft], place([0, -54], giftCard(150, [p.love, p.sun], 'heart'))), {
      rotate: -5,
    }),
    place([900, 590], mug(90, p.sun, p.paper)),
    place([1050, 560], bouquet(p, 190, p.paper), { rotate: 4 }),
    place([130, 590], books(p, 170)),
  )
}

export function drawBlogPlanning(p: Palette): string {
  const { omar } = castOf(p)
  const days = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [(index % 5) * 84 - 168, Math.floor(index / 5) * 70 - 76]
    const mark =
      index === 7
        ? path(heart([x, y], 22), p.love)
        : index === 13
          ? path(star([x, y], 24), p.sun)
          : index === 16
            ? circle([x, y], 18, p.accent)
            : rect([x - 20, y - 20, 40, 40], p.mist, p.radius * 0.5)
    return mark
  }).join('')
  const calendar =
    rect([-240, -200, 480, 400], p.paper, p.radius + 8) +
    path(`M-240 -130V-172Q-240 -200 -212 -200H212Q240 -200 240 -172V-130Z`, p.accent) +
    line('M-130 -226V-176M130 -226V-176', p.ink, 14) +
    place([0, 4], days)
  return canvas(
    ...SIZE,
    rect([0, 0, 1200, 675], groundsOf(p).haze),
    circle([780, 330], 300, mix(p.haze, '#ffffff', 0.45)),
    place([770, 320], calendar, { rotate: 3 }),
    person({ ...omar, at: [370, 310], scale: 1.3, top: p.sun, look: 1, mood: 'smile', left: [-88, 210], right: [150, 20] }),
    rect([0, 570, 1200, 105], p.wood) + rect([0, 570, 1200, 14], mix(p.wood, '#ffffff', 0.3)),
    place([1080, 610], giftBox(130, 160, { box: p.love, ribbon: p.sun })),
    place([980, 616], giftBox(100, 80, { box: p.sun, ribbon: p.accent })),
    place([130, 610], plant(p, 260, p.love)),
  )
}

export function drawBlogKitchen(p: Palette): string {
  const { ben, ida } = castOf(p)
  const apron =
    path('M-40 40H40L52 110V340H-52V110Z', p.paper) +
    line('M-40 44L-24 4M40 44L24 4', p.paper, 7) +
    rect([-26, 130, 52, 44], mix(p.love, '#ffffff', 0.6), 8)
  const shelf =
    rect([90, 214, 300, 14], p.wood, 6) +
    [120, 190, 262]
      .map(
        (x, index) =>
          rect([x, 150, 54, 64], [p.love, p.sun, p.accent][index] as string, 10) + rect([x - 2, 140, 58, 16], p.paper, 6),
      )
      .join('') +
    place([356, 214], plant(p, 90, p.paper))
  return canvas(
    ...SIZE,
    room(p, groundsOf(p).green, 520),
    shelf,
    pendantLamp(p, [600, 140], p.love),
    windowFrame(p, [830, 90, 260, 230], circle([1000, 160], 34, p.sun) + place([920, 290], cloud(130, p.paper))),
    person({
      ...ben,
      at: [480, 290],
      scale: 1.18,
      top: p.accent === p.love ? p.trust : p.accent,
      look: 1,
      mood: 'joy',
      shortSleeves: true,
      left: [-96, 186],
      right: [80, 176],
      hold: apron,
    }),
    person({
      ...ida,
      at: [780, 310],
      scale: 1.12,
      top: p.ink,
      look: -1,
      mood: 'smile',
      left: [-80, 190],
      right: [70, 196],
      hold: apron,
    }),
    rect([0, 520, 1200, 155], p.wood),
    rect([0, 520, 1200, 14], mix(p.wood, '#ffffff', 0.3)),
    place([628, 590], cake(p, 190, 2)),
    place(
      [300, 590],
      path('M-96 -70H96Q92 0 40 0H-40Q-92 0 -96 -70Z', p.accent) +
        rect([-104, -82, 208, 16], mix(p.accent, '#ffffff', 0.2), 8) +
        line('M40 -80L96 -160', p.wood, 12),
    ),
    place([980, 590], giftCard(170, [p.love, p.sun], 'heart'), { rotate: -8 }),
    place([1104, 590], mug(74, p.sun)),
  )
}

export function drawBlogTravel(p: Palette): string {
  const suitcase =
    `<path d="M-54 -240V-276Q-54 -292 -38 -292H38Q54 -292 54 -276V-240" fill="none" stroke="${p.ink}" stroke-width="14"/>` +
    rect([-150, -244, 300, 232], p.accent, 26) +
    rect([-92, -244, 26, 232], mix(p.accent, p.ink, 0.3)) +
    rect([66, -244, 26, 232], mix(p.accent, p.ink, 0.3)) +
    circle([-108, -8], 16, p.ink) +
    circle([108, -8], 16, p.ink) +
    path(heart([0, -96], 28), p.sun)
  const plane = path(
    'M-120 10L-150 -40L-122 -40L-92 -8L-20 -10L-60 -92H-30L50 -14L110 -16Q146 -14 146 4Q146 22 110 20L40 18L-30 92H-58L-24 18Z',
    p.paper,
  )
  return canvas(
    ...SIZE,
    rect([0, 0, 1200, 675], groundsOf(p).haze),
    sunRays([930, 170], 66, p.sun),
    place([210, 170], cloud(190, p.paper)),
    place([740, 210], cloud(130, p.paper)),
    path('M-40 560L230 230L400 430L560 250L860 560Z', mix(p.haze, p.ink, 0.28)),
    path('M230 230L166 308L210 296L236 326L262 290L296 308Z', p.paper),
    path('M560 250L504 312L540 304L562 330L588 300L612 304Z', p.paper),
    path('M620 560L900 330L1240 560Z', mix(p.haze, p.ink, 0.44)),
    path('M0 520Q300 440 640 520T1200 480V675H0Z', p.leaf),
    path('M0 590Q360 530 720 590T1200 570V675H0Z', mix(p.leaf, p.ink, 0.25)),
    `<path d="M60 330C220 420 330 300 470 200" fill="none" stroke="${p.paper}" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round"/>`,
    place([560, 150], plane, { rotate: -24, scale: 0.8 }),
    place([420, 630], suitcase),
    place([660, 590], giftCard(230, [p.ink, p.sun], 'sun'), { rotate: -10 }),
    place([960, 640], tulip(120, [p.love, mix(p.leaf, '#ffffff', 0.2)])),
    place([1040, 650], tulip(150, [p.sun, mix(p.leaf, '#ffffff', 0.2)])),
    place([160, 650], tulip(140, [p.love, mix(p.leaf, '#ffffff', 0.2)])),
  )
}

export function drawBlogMoney(p: Palette): string {
  const pile = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      rect([-58, -26 - index * 28, 116, 24], index % 2 ? p.sun : mix(p.sun, '#6b3a00', 0.14), 12),
    ).join('')
  const sprout =
    line('M0 0V-120', mix(p.leaf, p.ink, 0.2), 11) +
    place([0, -56], leaf(86, p.leaf), { rotate: 56 }) +
    place([0, -84], leaf(86, mix(p.leaf, '#ffffff', 0.15)), { rotate: -54 }) +
    place([0, -110], leaf(74, p.leaf), { rotate: 4 })
  const pig =
    line('M-90 90V130M-40 100V132M70 100V132M110 86V130', mix(p.love, p.ink, 0.2), 34) +
    path(
      'M-170 10C-170 -80 -80 -110 20 -108C110 -106 170 -60 172 4C174 80 100 118 0 116C-100 118 -170 90 -170 10Z',
      mix(p.love, '#ffffff', 0.35),
    ) +
    path('M-128 -70L-142 -136L-74 -102Z', mix(p.love, p.ink, 0.12)) +
    rect([-200, -16, 46, 62], mix(p.love, '#ffffff', 0.12), 20) +
    circle([-180, 6], 5, p.ink) +
    circle([-180, 26], 5, p.ink) +
    circle([-110, -22], 8, p.ink) +
    rect([-20, -112, 84, 10], p.ink, 5) +
    line('M170 -10Q206 -20 196 -50Q186 -70 172 -54', mix(p.love, p.ink, 0.12), 10)
  return canvas(
    ...SIZE,
    rect([0, 0, 1200, 675], groundsOf(p).sand),
    circle([430, 360], 270, mix(p.sun, '#ffffff', 0.42)),
    rect([0, 590, 1200, 85], mix(p.leaf, p.ink, 0.1)),
    place([430, 446], pig, { scale: 1.08 }),
    place([464, 240], coin(52, p.sun)),
    place([540, 150], coin(36, p.sun)),
    place([730, 590], pile(3)),
    place([880, 590], pile(6)),
    place([1030, 590], pile(9)),
    place([1030, 330], sprout),
    place([880, 416], sprout, { scale: 0.7 }),
    place([730, 504], sprout, { scale: 0.5 }),
    place([160, 590], giftCard(200, [p.accent, p.paper], 'arcs'), { rotate: -8 }),
    path(star([200, 190], 22, { points: 4, inner: 0.3 }), p.love),
    path(star([690, 140], 16, { points: 4, inner: 0.3 }), p.love),
  )
}

export function drawBlogFamily(p: Palette): string {
  const { ama, tom, ida } = castOf(p)
  return canvas(
    ...SIZE,
    rect([0, 0, 1200, 675], groundsOf(p).rose),
    pictureFrame(p, [120, 90, 140, 170], 'hill'),
    windowFrame(p, [860, 80, 220, 230], place([950, 280], cloud(120, p.paper)) + circle([1020, 140], 30, p.sun)),
    rect([0, 590, 1200, 85], mix(p.love, '#ffffff', 0.5)),
    place([600, 610], sofa(p, 620, mix(p.leaf, p.ink, 0.12)), { scale: 1.35 }),
    person({
      ...tom,
      hair: p.hairs[1],
      at: [420, 306],
      scale: 1.12,
      top: p.ink,
      look: 1,
      mood: 'joy',
      left: [-80, 190],
      right: [70, 186],
    }),
    person({ ...ida, at: [800, 310], scale: 1.1, top: p.accent, look: -1, mood: 'joy', left: [-70, 190], right: [78, 186] }),
    person({
      ...ama,
      skin: p.skins[1],
      hair: p.hairs[1],
      at: [610, 380],
      scale: 0.92,
      top: p.sun,
      mood: 'joy',
      left: [-100, -40],
      right: [100, -44],
    }),
    rect([230, 576, 760, 100], p.wood, 10) + rect([230, 576, 760, 16], mix(p.wood, '#ffffff', 0.3), 8),
    place([610, 600], giftBox(180, 110, { box: p.paper, ribbon: p.love })),
    place([850, 600], giftCard(130, [p.ink, p.love], 'heart'), { rotate: -5 }),
    place([1060, 640], plant(p, 260, p.love)),
    place([170, 640], giftBox(140, 110, { box: p.sun, ribbon: p.accent })),
    confetti(p, [470, 90, 280, 130], { count: 7, seed: 17 }),
  )
}

export function drawBlogOffice(p: Palette): string {
  const { zola, finn, mei } = castOf(p)
  const screen = line('M-76 40V10M-40 40V-14M-4 40V-2M32 40V-36M68 40V-50', p.accent, 20)
  return canvas(
    ...SIZE,
    room(p, groundsOf(p).mist, 520),
    windowFrame(p, [110, 80, 320, 230], path('M110 310V230H160V170H220V250H280V200H340V260H430V310Z', mix(p.haze, p.ink, 0.14))),
    pendantLamp(p, [600, 110], p.accent),
    pictureFrame(p, [980, 100, 120, 150], 'hill'),
    person({ ...zola, at: [380, 300], scale: 1.16, top: p.sun, look: 1, mood: 'joy', left: [-70, 196], right: [76, 190] }),
    person({ ...finn, at: [840, 300], scale: 1.16, top: p.ink, look: -1, mood: 'smile', left: [-96, 100], right: [80, 196] }),
    person({ ...mei, at: [610, 280], scale: 1.12, top: p.love, mood: 'joy', left: [-74, 196], right: [72, 196] }),
    rect([0, 520, 1200, 155], p.wood),
    rect([0, 520, 1200, 14], mix(p.wood, '#ffffff', 0.3)),
    place([500, 580], laptop(p, 280, screen)),
    place([730, 470], envelope(140, [p.paper, p.accentSoft], place([0, -40], giftCard(110, [p.accent, p.sun], 'star'))), {
      rotate: -6,
    }),
    place([860, 590], giftBox(120, 90, { box: p.accent, ribbon: p.sun })),
    place([1010, 590], mug(80, p.love, p.paper)),
    place([170, 590], plant(p, 220, p.accent)),
    place([1110, 590], parcel(p, 90, 76)),
  )
}

export function drawBlogSeasons(p: Palette): string {
  const crown = (colour: string, light: string) =>
    circle([0, -230], 92, colour) +
    circle([-54, -180], 62, colour) +
    circle([56, -184], 64, colour) +
    circle([-22, -258], 42, light)
  const trunk = line('M0 0V-190M0 -110L40 -160M0 -90L-38 -140', mix(p.wood, p.ink, 0.5), 20)
  const next = scatter(5)
  const spots = (colour: string, radius: number) =>
    Array.from({ length: 14 }, () => circle([round1(next() * 170 - 85), round1(-290 + next() * 170)], radius, colour)).join('')
  const panel = (x: number, sky: string, hill: string) =>
    rect([x, 0, 300, 675], sky) + path(`M${x} 520Q${x + 150} 470 ${x + 300} 520V675H${x}Z`, hill)
  return canvas(
    ...SIZE,
    panel(0, groundsOf(p).rose, mix(p.leaf, '#ffffff', 0.3)),
    panel(300, groundsOf(p).sand, p.leaf),
    panel(600, mix('#f08a3c', '#ffffff', 0.72), mix('#c9702f', p.sun, 0.4)),
    panel(900, mix(p.haze, '#ffffff', 0.1), '#ffffff'),
    place([150, 560], trunk + crown(mix(p.love, '#ffffff', 0.45), mix(p.love, '#ffffff', 0.6)) + spots(p.paper, 8)),
    place([450, 560], trunk + crown(p.leaf, mix(p.leaf, '#ffffff', 0.18)) + spots(p.love, 8)),
    place([750, 560], trunk + crown('#e8843a', p.sun) + spots('#c9552b', 8)),
    place([1050, 580], christmasTree(p, 330)),
    sunRays([450, 130], 40, p.sun),
    place([150, 150], cloud(120, p.paper)),
    place([760, 130], cloud(130, p.paper)),
    Array.from({ length: 16 }, () => circle([900 + next() * 300, next() * 480], 6, '#ffffff')).join(''),
    place([70, 610], tulip(110, [p.love, mix(p.leaf, p.ink, 0.2)])),
    place([250, 620], tulip(130, [p.sun, mix(p.leaf, p.ink, 0.2)])),
    place([540, 620], giftCard(120, [p.accent, p.sun], 'sun'), { rotate: -8 }),
    place([850, 620], parcel(p, 96, 74)),
    place([960, 630], giftBox(90, 70, { box: p.love, ribbon: p.sun })),
  )
}

function round1(value: number): number {
  return Number(round(value))
}
