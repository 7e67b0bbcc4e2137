import type { Palette } from '../palettes.ts'
import { castOf, groundsOf, pebble } from './cast.ts'
import { coin, pendantLamp, windowFrame } from './decor.ts'
import { bow, confetti, giftBox, giftCard, laptop, plant } from './objects.ts'
import { person, thumb } from './people.ts'
import { canvas, circle, ellipse, heart, line, mix, type Point, path, place, rect, ring, round, star } from './shapes.ts'

const SIZE: Point = [800, 600]

export function drawBusiness(p: Palette): string {
  const { zola } = castOf(p)
  const screen =
    place([-58, -14], giftCard(104, [p.accent, p.sun], 'arcs')) +
    line('M14 -40H92M14 -16H72M14 8H84', p.haze, 9) +
    rect([14, 30, 76, 24], p.accent, 12)
  return canvas(
    ...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).mist),
    windowFrame(p, [70, 80, 250, 220], path('M70 300V220H120V170H170V230H230V190H290V240H320V300Z', mix(p.haze, p.ink, 0.14))),
    pendantLamp(p, [560, 130], p.ink),
    person({
      ...zola,
      at: [450, 292],
      scale: 1.12,
      top: p.accent,
      mood: 'smile',
      look: -1,
      left: [-110, 176],
      right: [40, 186],
      hold: path('M-30 2L0 70L30 2L44 12L10 150H-10L-44 12Z', p.paper),
    }),
    rect([0, 500, 800, 100], p.wood),
    rect([0, 500, 800, 14], mix(p.wood, '#ffffff', 0.3)),
    place([272, 522], laptop(p, 270, screen)),
    place([650, 522], giftBox(120, 92, { box: p.ink, ribbon: p.sun })),
    place([662, 430], place([0, -6], giftBox(84, 64, { box: p.sun, ribbon: p.love }))),
    place([738, 522], plant(p, 130, p.accent)),
  )
}

export function drawBusinessTeam(p: Palette): string {
  const { ben, noor, ama, finn } = castOf(p)
  const raised = (x: number, y: number, colours: readonly [string, string], turn: number) =>
    place([x, y], giftCard(128, colours, turn > 0 ? 'star' : 'heart'), { rotate: turn })
  return canvas(
    ...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).haze),
    circle([400, 360], 290, mix(p.haze, '#ffffff', 0.5)),
    confetti(p, [60, 20, 680, 90], { count: 16, seed: 6 }),
    raised(84, 226, [p.accent, p.sun], -12),
    raised(726, 232, [p.ink, p.love], 12),
    raised(570, 128, [p.love, p.sun], 8),
    person({ ...ben, at: [170, 336], scale: 1.02, top: p.ink, look: 1, mood: 'joy', left: [-86, -66], right: [60, 200] }),
    person({
      ...finn,
      at: [634, 336],
      scale: 1.02,
      look: -1,
      mood: 'smile',
      top: p.trust === p.sun ? p.love : p.trust,
      left: [-60, 200],
      right: [84, -72],
    }),
    person({
      ...noor,
      hair: p.accent,
      top: p.sun,
      at: [318, 352],
      scale: 1.08,
      look: 1,
      mood: 'calm',
      left: [-80, 196],
      right: [70, 196],
    }),
    person({ ...ama, at: [486, 350], scale: 1.08, top: p.accent, look: -1, mood: 'joy', left: [-74, 196], right: [66, -146] }),
    rect([0, 572, 800, 28], p.ink),
  )
}

export function drawDoubler(p: Palette): string {
  const wheel = Array.from({ length: 12 }, (_, index) =>
    place(
      [0, 0],
      path('M0 0L-60.3 -225A233 233 0 0 1 60.3 -225Z', index % 2 ? mix(p.sun, '#ffffff', 0.45) : mix(p.sun, '#ffffff', 0.66)),
      { rotate: index * 30 },
    ),
  ).join('')
  const times =
    line('M-118 -34L-62 34M-62 -34L-118 34', p.paper, 22) +
    line('M-20 -44C-12 -88 76 -88 70 -28C66 6 2 34 -18 66H76', p.paper, 24)
  return canvas(
    ...SIZE,
    place([400, 300], wheel),
    place([314, 268], giftCard(300, [p.ink, p.accent], 'arcs'), { rotate: -16 }),
    place([470, 330], giftCard(300, [p.accent, p.ink], 'arcs'), { rotate: 9 }),
    place(
      [400, 300],
      circle([0, 0], 118, p.love) + ring([0, 0], 104, [mix(p.love, '#ffffff', 0.35), 5]) + place([18, 4], times, { scale: 0.78 }),
    ),
    place([150, 470], coin(50, p.sun)),
    place([214, 520], coin(38, p.sun)),
    place([650, 150], coin(46, p.sun)),
    place([610, 494], coin(34, p.sun)),
    place([176, 124], coin(30, p.sun)),
    path(star([252, 96], 22, { points: 4, inner: 0.3 }), p.love),
    path(star([694, 250], 18, { points: 4, inner: 0.3 }), p.love),
    path(star([118, 330], 16, { points: 4, inner: 0.3 }), p.accent),
    confetti(p, [240, 20, 330, 70], { count: 12, seed: 15 }),
  )
}

export function drawEmptyBasket(p: Palette): string {
  const weave = Array.from({ length: 7 }, (_, index) =>
    line(`M${round(-138 + index * 46)} -150L${round(-112 + index * 37.5)} -14`, mix(p.wood, p.ink, 0.22), 7),
  ).join('')
  return canvas(
    ...SIZE,
    pebble(p.mist),
    ellipse([400, 506], [230, 16], p.haze),
    `<path d="M256 330C256 120 544 120 544 330" fill="none" stroke="${mix(p.wood, p.ink, 0.25)}" stroke-width="20"/>`,
    place(
      [400, 500],
      path('M-186 -170H186L150 -12Q146 0 134 0H-134Q-146 0 -150 -12Z', p.wood) +
        weave +
        line('M-168 -100H168M-156 -52H156', mix(p.wood, p.ink, 0.22), 7) +
        rect([-200, -192, 400, 40], mix(p.wood, '#ffffff', 0.25), 20),
    ),
    place([286, 214], bow(66, p.accent), { rotate: -24 }),
    `<rect x="330" y="196" width="200" height="126" rx="14" fill="none" stroke="${mix(p.haze, p.ink, 0.3)}" stroke-width="5" stroke-dasharray="14 14" transform="rotate(8 430 260)"/>`,
    path(heart([436, 262], 24), p.accentSoft),
    path(star([610, 190], 16, { points: 4, inner: 0.3 }), p.sun),
    path(star([190, 250], 20, { points: 4, inner: 0.3 }), p.sun),
    place([668, 506], plant(p, 170, p.accent)),
  )
}

export function drawNotFound(p: Palette): string {
  const { leo } = castOf(p)
  const question = line('M-24 -34C-22 -74 40 -74 36 -30C34 -4 4 -2 4 28', p.accent, 17) + circle([4, 60], 11, p.accent)
  const glass = line('M30 30L84 92', p.ink, 20) + circle([0, 0], 50, mix(p.haze, '#ffffff', 0.5)) + ring([0, 0], 50, [p.ink, 13])
  return canvas(
    ...SIZE,
    pebble(p.mist),
    ellipse([400, 520], [280, 16], p.haze),
    person({
      ...leo,
      at: [280, 286],
      scale: 1.02,
      cut: 228,
      top: p.accent,
      look: 1,
      tilt: 8,
      mood: 'smile',
      left: [-84, 180],
      right: [96, 110],
    }),
    place(
      [556, 520],
      rect([-110, -130, 220, 130], p.sun, 6) +
        rect([-110, -130, 220, 28], mix(p.sun, '#6b3a00', 0.25)) +
        rect([-18, -130, 36, 130], p.love) +
        path('M-110 -130L-160 -176L-60 -190L-16 -130Z', mix(p.sun, '#ffffff', 0.3)) +
        path('M110 -130L160 -170L66 -190L16 -130Z', mix(p.sun, '#ffffff', 0.18)),
    ),
    place([398, 356], glass, { rotate: 20, scale: 0.9 }) + thumb([446, 422], leo.skin, { rotate: 210 }),
    place([544, 250], question),
    place([452, 190], question, { scale: 0.5, rotate: -16 }),
    place([640, 200], question, { scale: 0.6, rotate: 14 }),
    rect([180, 518, 460, 8], p.ink, 4),
  )
}

export function drawError(p: Palette): string {
  return canvas(
    ...SIZE,
    pebble(groundsOf(p).rose),
    ellipse([400, 512], [250, 16], mix(p.love, '#ffffff', 0.62)),
    line('M60 470C170 470 150 300 262 300', p.ink, 13) +
      path('M262 262H300C330 262 346 280 346 300C346 320 330 338 300 338H262Z', p.ink) +
      line('M350 284H378M350 316H378', mix(p.haze, p.ink, 0.4), 11),
    line('M748 470C640 480 662 300 546 300', p.ink, 13) +
      path('M546 258H506C470 258 456 278 456 300C456 322 470 342 506 342H546Z', p.accent) +
      line('M470 284H486M470 316H486', mix(p.accent, '#000000', 0.35), 11),
    line('M416 236L404 206M416 366L404 396M394 240L366 218M394 360L366 382', p.sun, 9),
    place([400, 512], giftBox(140, 84, { box: p.sun, ribbon: p.love }), { scale: 0.9 }),
    place([252, 196], giftCard(150, [p.ink, p.accent], 'heart'), { rotate: -14 }),
    place(
      [572, 176],
      place(
        [0, 0],
        rect([-62, -18, 124, 36], p.wood, 18) +
          rect([-22, -18, 44, 36], mix(p.wood, '#ffffff', 0.4)) +
          [
            [-8, -6],
            [8, -6],
            [-8, 7],
            [8, 7],
          ]
            .map((at) => circle(at as unknown as Point, 2.6, p.wood))
            .join(''),
      ),
      { rotate: -24 },
    ),
  )
}
