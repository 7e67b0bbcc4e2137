import type { Palette } from '../palettes.ts'
import { castOf, groundsOf, pebble } from './cast.ts'
import { books } from './decor.ts'
import { gripBehind, gripInFront } from './hands.ts'
import { bow, confetti, envelope, giftCard, parcel, phone } from './objects.ts'
import { person } from './people.ts'
import { canvas, circle, ellipse, heart, line, mix, type Point, path, place, rect, ring, star } from './shapes.ts'

const SIZE: Point = [800, 600]

export function drawChooseCard(p: Palette): string {
  const { mei } = castOf(p)
  const fan: readonly [number, readonly [string, string], Parameters<typeof giftCard>[2]][] = [
    [-44, [p.ink, p.love], 'dots'],
    [-22, [p.trust === p.sun ? p.leaf : p.trust, p.sun], 'leaf'],
    [46, [p.sun, p.ink], 'sun'],
    [24, [p.accentSoft, p.love], 'heart'],
  ]
  return canvas(
    ...SIZE,
    pebble(p.mist),
    fan
      .map(([turn, colours, art]) => place([400, 540], place([0, -262], giftCard(270, colours, art)), { rotate: turn }))
      .join(''),
    place([258, 172], gripBehind(mei.skin, p.ink, 640), { scale: 0.35 }),
    place([408, 266], giftCard(300, [p.accent, p.sun], 'arcs')),
    place([258, 172], gripInFront(mei.skin), { scale: 0.35 }),
    path(star([660, 170], 22, { points: 4, inner: 0.3 }), p.sun),
    path(star([140, 210], 18, { points: 4, inner: 0.3 }), p.sun),
    path(heart([640, 110], 18), p.love),
  )
}

export function drawWrapIt(p: Palette): string {
  const roll =
    ellipse([0, 0], [54, 54], p.love) + ring([0, 0], 34, [mix(p.love, '#000000', 0.2), 8]) + circle([0, 0], 17, p.paper)
  const scissors =
    line('M-70 -16L66 22M-70 16L66 -22', mix(p.haze, p.ink, 0.35), 11) +
    ring([-92, -26], 24, [p.ink, 12]) +
    ring([-92, 26], 24, [p.ink, 12])
  return canvas(
    ...SIZE,
    pebble(groundsOf(p).rose),
    place(
      [400, 320],
      rect([-170, -106, 340, 212], p.accent, 18) +
        path('M-170 -88Q-170 -106 -152 -106H60L-20 106H-152Q-170 106 -170 88Z', mix(p.accent, '#ffffff', 0.16)) +
        rect([60, -106, 40, 212], p.sun) +
        rect([-170, -22, 340, 40], p.sun) +
        place([80, -2], bow(76, p.sun)),
      { rotate: -5 },
    ),
    line('M656 436C600 470 570 400 520 420S470 330 486 316', p.love, 15),
    place([664, 400], roll),
    place([160, 470], scissors, { rotate: -24 }),
    place([250, 170], envelope(130, [p.paper, p.accentSoft]), { rotate: -14 }),
    path(heart([250, 170], 13), p.love),
    path(heart([600, 170], 26), p.love),
    path(star([140, 280], 18, { points: 4, inner: 0.3 }), p.sun),
    confetti(p, [330, 110, 190, 80], { count: 9, seed: 18 }),
  )
}

export function drawSendIt(p: Palette): string {
  const plane =
    path('M-130 20L140 -90L40 96L-8 44Z', p.accent) +
    path('M-130 20L140 -90L-8 44Z', mix(p.accent, '#ffffff', 0.3)) +
    path('M-8 44L-18 100L22 76Z', mix(p.accent, p.ink, 0.4))
  return canvas(
    ...SIZE,
    pebble(p.haze),
    `<path d="M110 470C220 540 330 470 300 390S200 330 250 270S420 270 500 214" fill="none" stroke="${p.accent}" stroke-width="6" stroke-dasharray="4 18" stroke-linecap="round"/>`,
    place([560, 190], plane, { rotate: -6, scale: 1.05 }),
    place(
      [250, 300],
      phone(
        p,
        320,
        place([0, -36], giftCard(124, [p.accent, p.sun], 'ribbon')) +
          line('M-50 30H50M-50 54H20', p.haze, 10) +
          rect([-56, 88, 112, 34], p.accent, 17),
      ),
      { rotate: -9 },
    ),
    place([540, 436], envelope(226, [p.sun, p.paper], place([0, -62], giftCard(184, [p.ink, p.love], 'heart'))), { rotate: 6 }),
    path(heart([420, 150], 20), p.love),
    path(heart([660, 320], 16), p.love),
    place([404, 506], parcel(p, 90, 70)),
  )
}

export function drawRedeem(p: Palette): string {
  const { ama } = castOf(p)
  return canvas(
    ...SIZE,
    pebble(groundsOf(p).sand),
    confetti(p, [130, 60, 540, 210], { count: 36, seed: 44 }),
    person({ ...ama, at: [400, 300], scale: 1.06, top: p.accent, mood: 'joy', cut: 200, left: [-128, -46], right: [128, -50] }),
    place([226, 176], giftCard(120, [p.ink, p.love], 'heart'), { rotate: -18 }),
    place([578, 168], giftCard(126, [p.love, p.sun], 'star'), { rotate: 14 }),
    place(
      [400, 540],
      rect([-130, -130, 260, 130], mix(p.ink, '#ffffff', 0.1), 6) +
        path('M-130 -130L-190 -170L-70 -178L-22 -130Z', mix(p.ink, '#ffffff', 0.2)) +
        path('M130 -130L190 -170L70 -178L22 -130Z', mix(p.ink, '#ffffff', 0.28)),
    ),
    place([400, 378], giftCard(140, [p.sun, p.love], 'ribbon'), { rotate: -4 }),
    place([400, 540], rect([-130, -122, 260, 122], p.ink, 6) + rect([-22, -122, 44, 122], p.sun)),
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
  return canvas(
    ...SIZE,
    pebble(p.haze),
    icons.map(([at]) => line(`M400 400L${at[0]} ${at[1]}`, mix(p.haze, p.ink, 0.18), 4)).join(''),
    icons.map(([at, icon]) => place(at, circle([0, 0], 66, p.paper) + icon)).join(''),
    place([198, 266], gripBehind(p.skins[2], p.accent), { scale: 0.467 }),
    place([398, 392], giftCard(400, [p.ink, p.accent], 'ribbon')),
    place([198, 266], gripInFront(p.skins[2]), { scale: 0.467 }),
  )
}

export function drawBlankCards(p: Palette): string {
  const blank = (colour: string) =>
    rect([-140, -88, 280, 176], p.paper, 16) +
    rect([-140, -88, 280, 44], colour, 16) +
    rect([-140, -64, 280, 22], colour) +
    line('M-108 6H60M-108 40H10', p.haze, 10) +
    circle([100, 40], 22, mix(colour, '#ffffff', 0.5))
  const pen =
    path('M-110 -10H70V10H-110Q-120 10 -120 0Q-120 -10 -110 -10Z', p.ink) +
    path('M70 -10L110 0L70 10Z', p.wood) +
    path('M98 -3L112 0L98 3Z', p.ink) +
    rect([30, -10, 12, 20], p.sun)
  return canvas(
    ...SIZE,
    pebble(p.haze),
    place([330, 214], blank(p.sun), { rotate: -14 }),
    place([392, 296], blank(p.love), { rotate: -4 }),
    place([440, 386], blank(p.accent), { rotate: 7 }),
    place([560, 356], pen, { rotate: 134 }),
    place([150, 500], books(p, 130)),
    path(star([640, 160], 22, { points: 4, inner: 0.3 }), p.sun),
    path(star([170, 300], 14, { points: 4, inner: 0.3 }), p.accent),
    path(heart([620, 500], 22), p.love),
  )
}
