import type { Palette } from '../palettes.ts'
import { castOf, groundsOf } from './cast.ts'
import { books, coin, pendantLamp, windowFrame } from './decor.ts'
import { gripBehind, gripInFront } from './hands.ts'
import { bow, confetti, envelope, giftBox, giftCard, laptop, parcel, phone, plant } from './objects.ts'
import { person, thumb } from './people.ts'
import { canvas, circle, ellipse, heart, line, mix, path, place, rect, ring, round, star, type Point } from './shapes.ts'

const SIZE: Point = [800, 600]

/** A soft shape behind things that stand free on the page. */
function pebble(colour: string): string {
  return path('M96 330C70 190 190 70 370 84C520 60 700 110 724 290C742 430 640 540 430 532C250 552 118 470 96 330Z', colour)
}

export function drawBusiness(p: Palette): string {
  const { zola } = castOf(p)
  const screen = place([-58, -14], giftCard(104, [p.accent, p.sun], 'arcs')) + line('M14 -40H92M14 -16H72M14 8H84', p.haze, 9) + rect([14, 30, 76, 24], p.accent, 12)
  return canvas(...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).mist), windowFrame(p, [70, 80, 250, 220], path('M70 300V220H120V170H170V230H230V190H290V240H320V300Z', mix(p.haze, p.ink, 0.14))), pendantLamp(p, [560, 130], p.ink),
    person({ ...zola, at: [450, 292], scale: 1.12, top: p.accent, mood: 'smile', look: -1, left: [-110, 176], right: [40, 186], hold: path('M-30 2L0 70L30 2L44 12L10 150H-10L-44 12Z', p.paper) }),
    rect([0, 500, 800, 100], p.wood), rect([0, 500, 800, 14], mix(p.wood, '#ffffff', 0.3)), place([272, 522], laptop(p, 270, screen)),
    place([650, 522], giftBox(120, 92, { box: p.ink, ribbon: p.sun })), place([662, 430], place([0, -6], giftBox(84, 64, { box: p.sun, ribbon: p.love }))), place([738, 522], plant(p, 130, p.accent)),
  )
}

export function drawBusinessTeam(p: Palette): string {
  const { ben, noor, ama, finn } = castOf(p)
  const raised = (x: number, y: number, colours: readonly [string, string], turn: number) => place([x, y], giftCard(128, colours, turn > 0 ? 'star' : 'heart'), { rotate: turn })
  return canvas(...SIZE,
    rect([0, 0, 800, 600], groundsOf(p).haze), circle([400, 360], 290, mix(p.haze, '#ffffff', 0.5)), confetti(p, [60, 20, 680, 90], { count: 16, seed: 6 }),
    raised(84, 226, [p.accent, p.sun], -12), raised(726, 232, [p.ink, p.love], 12), raised(570, 128, [p.love, p.sun], 8),
    person({ ...ben, at: [170, 336], scale: 1.02, top: p.ink, look: 1, mood: 'joy', left: [-86, -66], right: [60, 200] }), person({ ...finn, at: [634, 336], scale: 1.02, look: -1, mood: 'smile', top: p.trust === p.sun ? p.love : p.trust, left: [-60, 200], right: [84, -72] }),
    person({ ...noor, hair: p.accent, top: p.sun, at: [318, 352], scale: 1.08, look: 1, mood: 'calm', left: [-80, 196], right: [70, 196] }), person({ ...ama, at: [486, 350], scale: 1.08, top: p.accent, look: -1, mood: 'joy', left: [-74, 196], right: [66, -146] }),
    rect([0, 572, 800, 28], p.ink),
  )
}

export function drawDoubler(p: Palette): string {
  const wheel = Array.from({ length: 12 }, (_, index) => place([0, 0], path('M0 0L-60.3 -225A233 233 0 0 1 60.3 -225Z', index % 2 ? mix(p.sun, '#ffffff', 0.45) : mix(p.sun, '#ffffff', 0.66)), { rotate: index * 30 })).join('')
  const times = line('M-118 -34L-62 34M-62 -34L-118 34', p.paper, 22) + line('M-20 -44C-12 -88 76 -88 70 -28C66 6 2 34 -18 66H76', p.paper, 24)
  return canvas(...SIZE,
    place([400, 300], wheel), place([314, 268], giftCard(300, [p.ink, p.accent], 'arcs'), { rotate: -16 }), place([470, 330], giftCard(300, [p.accent, p.ink], 'arcs'), { rotate: 9 }),
    place([400, 300], circle([0, 0], 118, p.love) + ring([0, 0], 104, [mix(p.love, '#ffffff', 0.35), 5]) + place([18, 4], times, { scale: 0.78 })),
    place([150, 470], coin(50, p.sun)), place([214, 520], coin(38, p.sun)), place([650, 150], coin(46, p.sun)), place([610, 494], coin(34, p.sun)), place([176, 124], coin(30, p.sun)),
    path(star([252, 96], 22, { points: 4, inner: 0.3 }), p.love), path(star([694, 250], 18, { points: 4, inner: 0.3 }), p.love), path(star([118, 330], 16, { points: 4, inner: 0.3 }), p.accent), confetti(p, [240, 20, 330, 70], { count: 12, seed: 15 }),
  )
}

export function drawEmptyBasket(p: Palette): string {
  const weave = Array.from({ length: 7 }, (_, index) => line(`M${round(-138 + index * 46)} -150L${round(-112 + index * 37.5)} -14`, mix(p.wood, p.ink, 0.22), 7)).join('')
  return canvas(...SIZE,
    pebble(p.mist), ellipse([400, 506], [230, 16], p.haze), `<path d="M256 330C256 120 544 120 544 330" fill="none" stroke="${mix(p.wood, p.ink, 0.25)}" stroke-width="20"/>`,
    place([400, 500], path('M-186 -170H186L150 -12Q146 0 134 0H-134Q-146 0 -150 -12Z', p.wood) + weave + line('M-168 -100H168M-156 -52H156', mix(p.wood, p.ink, 0.22), 7) + rect([-200, -192, 400, 40], mix(p.wood, '#ffffff', 0.25), 20)),
    place([286, 214], bow(66, p.accent), { rotate: -24 }), `<rect x="330" y="196" width="200" height="126" rx="14" fill="none" stroke="${mix(p.haze, p.ink, 0.3)}" stroke-width="5" stroke-dasharray="14 14" transform="rotate(8 430 260)"/>`,
    path(heart([436, 262], 24), p.accentSoft), path(star([610, 190], 16, { points: 4, inner: 0.3 }), p.sun), path(star([190, 250], 20, { points: 4, inner: 0.3 }), p.sun), place([668, 506], plant(p, 170, p.accent)),
  )
}

export function drawNotFound(p: Palette): string {
  const { leo } = castOf(p)
  const question = line('M-24 -34C-22 -74 40 -74 36 -30C34 -4 4 -2 4 28', p.accent, 17) + circle([4, 60], 11, p.accent)
  const glass = line('M30 30L84 92', p.ink, 20) + circle([0, 0], 50, mix(p.haze, '#ffffff', 0.5)) + ring([0, 0], 50, [p.ink, 13])
  return canvas(...SIZE,
    pebble(p.mist), ellipse([400, 520], [280, 16], p.haze),
    person({ ...leo, at: [280, 286], scale: 1.02, cut: 228, top: p.accent, look: 1, tilt: 8, mood: 'smile', left: [-84, 180], right: [96, 110] }),
    place([556, 520], rect([-110, -130, 220, 130], p.sun, 6) + rect([-110, -130, 220, 28], mix(p.sun, '#6b3a00', 0.25)) + rect([-18, -130, 36, 130], p.love) + path('M-110 -130L-160 -176L-60 -190L-16 -130Z', mix(p.sun, '#ffffff', 0.3)) + path('M110 -130L160 -170L66 -190L16 -130Z', mix(p.sun, '#ffffff', 0.18))),
    place([398, 356], glass, { rotate: 20, scale: 0.9 }) + thumb([446, 422], leo.skin, { rotate: 210 }),
    place([544, 250], question), place([452, 190], question, { scale: 0.5, rotate: -16 }), place([640, 200], question, { scale: 0.6, rotate: 14 }), rect([180, 518, 460, 8], p.ink, 4),
  )
}

export function drawError(p: Palette): string {
  return canvas(...SIZE,
    pebble(groundsOf(p).rose), ellipse([400, 512], [250, 16], mix(p.love, '#ffffff', 0.62)),
    line('M60 470C170 470 150 300 262 300', p.ink, 13) + path('M262 262H300C330 262 346 280 346 300C346 320 330 338 300 338H262Z', p.ink) + line('M350 284H378M350 316H378', mix(p.haze, p.ink, 0.4), 11),
    line('M748 470C640 480 662 300 546 300', p.ink, 13) + path('M546 258H506C470 258 456 278 456 300C456 322 470 342 506 342H546Z', p.accent) + line('M470 284H486M470 316H486', mix(p.accent, '#000000', 0.35), 11),
    line('M416 236L404 206M416 366L404 396M394 240L366 218M394 360L366 382', p.sun, 9),
    place([400, 512], giftBox(140, 84, { box: p.sun, ribbon: p.love }), { scale: 0.9 }), place([252, 196], giftCard(150, [p.ink, p.accent], 'heart'), { rotate: -14 }), place([572, 176], place([0, 0], rect([-62, -18, 124, 36], p.wood, 18) + rect([-22, -18, 44, 36], mix(p.wood, '#ffffff', 0.4)) + [[-8, -6], [8, -6], [-8, 7], [8, 7]].map((at) => circle(at as unknown as Point, 2.6, p.wood)).join('')), { rotate: -24 }),
  )
}

export function drawChooseCard(p: Palette): string {
  const { mei } = castOf(p)
  const fan: readonly [number, readonly [string, string], Parameters<typeof giftCard>[2]][] = [[-44, [p.ink, p.love], 'dots'], [-22, [p.trust === p.sun ? p.leaf : p.trust, p.sun], 'leaf'], [46, [p.sun, p.ink], 'sun'], [24, [p.love, p.paper], 'heart']]
  return canvas(...SIZE,
    pebble(p.mist), fan.map(([turn, colours, art]) => place([400, 540], place([0, -262], giftCard(270, colours, art)), { rotate: turn })).join(''),
    place([258, 172], gripBehind(mei.skin, p.ink, 640), { scale: 0.35 }), place([408, 266], giftCard(300, [p.accent, p.sun], 'arcs')), place([258, 172], gripInFront(mei.skin), { scale: 0.35 }),
    path(star([660, 170], 22, { points: 4, inner: 0.3 }), p.sun), path(star([140, 210], 18, { points: 4, inner: 0.3 }), p.sun), path(heart([690, 400], 20), p.love), path(heart([150, 400], 14), p.love),
  )
}

export function drawWrapIt(p: Palette): string {
  const roll = ellipse([0, 0], [54, 54], p.love) + ring([0, 0], 34, [mix(p.love, '#000000', 0.2), 8]) + circle([0, 0], 17, p.paper)
  const scissors = line('M-70 -16L66 22M-70 16L66 -22', mix(p.haze, p.ink, 0.35), 11) + ring([-92, -26], 24, [p.ink, 12]) + ring([-92, 26], 24, [p.ink, 12])
  return canvas(...SIZE,
    pebble(groundsOf(p).rose), place([400, 320], rect([-170, -106, 340, 212], p.accent, 18) + path('M-170 -88Q-170 -106 -152 -106H60L-20 106H-152Q-170 106 -170 88Z', mix(p.accent, '#ffffff', 0.16)) + rect([60, -106, 40, 212], p.sun) + rect([-170, -22, 340, 40], p.sun) + place([80, -2], bow(76, p.sun)), { rotate: -5 }),
    line('M656 436C600 470 570 400 520 420S470 330 486 316', p.love, 15), place([664, 400], roll), place([160, 470], scissors, { rotate: -24 }),
    place([250, 170], envelope(130, [p.paper, p.accentSoft]), { rotate: -14 }), path(heart([250, 170], 13), p.love), path(heart([600, 170], 26), p.love), path(star([140, 280], 18, { points: 4, inner: 0.3 }), p.sun), confetti(p, [330, 110, 190, 80], { count: 9, seed: 18 }),
  )
}

export function drawSendIt(p: Palette): string {
  const plane = path('M-130 20L140 -90L40 96L-8 44Z', p.accent) + path('M-130 20L140 -90L-8 44Z', mix(p.accent, '#ffffff', 0.3)) + path('M-8 44L-18 100L22 76Z', mix(p.accent, p.ink, 0.4))
  return canvas(...SIZE,
    pebble(p.haze), `<path d="M110 470C220 540 330 470 300 390S200 330 250 270S420 270 500 214" fill="none" stroke="${p.accent}" stroke-width="6" stroke-dasharray="4 18" stroke-linecap="round"/>`,
    place([560, 190], plane, { rotate: -6, scale: 1.05 }), place([250, 300], phone(p, 320, place([0, -36], giftCard(124, [p.accent, p.sun], 'ribbon')) + line('M-50 30H50M-50 54H20', p.haze, 10) + rect([-56, 88, 112, 34], p.accent, 17)), { rotate: -9 }),
    place([540, 436], envelope(226, [p.sun, p.paper], place([0, -62], giftCard(184, [p.ink, p.love], 'heart'))), { rotate: 6 }), path(heart([420, 150], 20), p.love), path(heart([660, 320], 16), p.love), place([404, 506], parcel(p, 90, 70)),
  )
}

export function drawRedeem(p: Palette): string {
  const { ama } = castOf(p)
  return canvas(...SIZE,
    pebble(groundsOf(p).sand), confetti(p, [130, 60, 540, 210], { count: 36, seed: 44 }),
    person({ ...ama, at: [400, 300], scale: 1.06, top: p.accent, mood: 'joy', cut: 200, left: [-128, -46], right: [128, -50] }), place([226, 176], giftCard(120, [p.ink, p.love], 'heart'), { rotate: -18 }), place([578, 168], giftCard(126, [p.love, p.sun], 'star'), { rotate: 14 }),
    place([400, 540], rect([-130, -130, 260, 130], mix(p.ink, '#ffffff', 0.1), 6) + path('M-130 -130L-190 -170L-70 -178L-22 -130Z', mix(p.ink, '#ffffff', 0.2)) + path('M130 -130L190 -170L70 -178L22 -130Z', mix(p.ink, '#ffffff', 0.28))), place([400, 378], giftCard(140, [p.sun, p.love], 'ribbon'), { rotate: -4 }), place([400, 540], rect([-130, -122, 260, 122], p.ink, 6) + rect([-22, -122, 44, 122], p.sun)),
  )
}

export function drawChoiceCard(p: Palette): string {
  const icons: readonly [Point, string][] = [
    [[164, 176], path('M-34 -30L-14 -40Q0 -28 14 -40L34 -30L46 -4L28 2V40H-28V2L-46 -4Z', p.accent)],
    [[300, 96], line('M-16 -34V-10Q-16 4 -4 4V40M-28 -34V-12Q-28 4 -4 4M-4 -34V4M26 40V-34Q44 -14 26 8', p.ink, 8)],
    [[500, 96], path('M-46 14L44 -36L18 40L0 14L-20 32V12Z', p.accent)],
    [[640, 176], path('M-36 40V-6L0 -38L36 -6V40H10V12H-10V40Z', p.love)],
    [[694, 316], path(star([0, 0], 42), p.sun)],
    [[106, 316], path(heart([0, 2], 34), p.love)],
  ]
  return canvas(...SIZE,
    pebble(p.haze), icons.map(([at]) => line(`M400 400L${at[0]} ${at[1]}`, mix(p.haze, p.ink, 0.18), 4)).join(''), icons.map(([at, icon]) => place(at, circle([0, 0], 66, p.paper) + icon)).join(''),
    place([198, 266], gripBehind(p.skins[2], p.accent), { scale: 0.467 }), place([398, 392], giftCard(400, [p.ink, p.accent], 'ribbon')), place([198, 266], gripInFront(p.skins[2]), { scale: 0.467 }),
  )
}

export function drawBlankCards(p: Palette): string {
  const blank = (colour: string) => rect([-140, -88, 280, 176], p.paper, 16) + rect([-140, -88, 280, 44], colour, 16) + rect([-140, -64, 280, 22], colour) + line('M-108 6H60M-108 40H10', p.haze, 10) + circle([100, 40], 22, mix(colour, '#ffffff', 0.5))
  const pen = path('M-110 -10H70V10H-110Q-120 10 -120 0Q-120 -10 -110 -10Z', p.ink) + path('M70 -10L110 0L70 10Z', p.wood) + path('M98 -3L112 0L98 3Z', p.ink) + rect([30, -10, 12, 20], p.sun)
  return canvas(...SIZE,
    pebble(p.haze), place([330, 214], blank(p.sun), { rotate: -14 }), place([392, 296], blank(p.love), { rotate: -4 }), place([440, 386], blank(p.accent), { rotate: 7 }), place([560, 356], pen, { rotate: 134 }),
    place([150, 500], books(p, 130)), path(star([640, 160], 22, { points: 4, inner: 0.3 }), p.sun), path(star([170, 300], 14, { points: 4, inner: 0.3 }), p.accent), path(heart([620, 500], 22), p.love),
  )
}
