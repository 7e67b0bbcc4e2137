import { bow, leaf } from '../scenes/objects.ts'
import { canvas, circle, ellipse, faded, heart, line, mix, path, place, rect, star } from '../scenes/shapes.ts'
import { paperScraps, sprig, tag, waxSeal } from './motifs.ts'

/** Boxes and bags for a wrapped card. Each has its own soft background. */

const GOLD = '#e9b44c'

function stage(colour: string, ...body: string[]): string {
  return canvas(800, 600, circle([400, 300], 262, colour), faded(0.16, ellipse([400, 524], [250, 18], '#20102a')), ...body)
}

function boxBow(): string {
  const red = '#d2354a'
  return stage(
    '#fde7e3',
    rect([190, 270, 420, 254], red, 8) +
      rect([470, 270, 140, 254], mix(red, '#20102a', 0.1), 8) +
      rect([368, 270, 64, 254], GOLD),
    rect([190, 270, 420, 34], mix(red, '#20102a', 0.28)) + rect([368, 270, 64, 34], mix(GOLD, '#20102a', 0.28)),
    rect([168, 200, 464, 84], mix(red, '#ffffff', 0.1), 12) + rect([470, 200, 162, 84], red, 12) + rect([368, 200, 64, 84], GOLD),
    place([400, 202], bow(132, GOLD)),
    tag([500, 300], ['#fffaf2', path(heart([0, 42], 16), red)], 12),
  )
}

function tin(): string {
  const blue = '#24516e'
  return stage(
    '#e3eff3',
    path('M200 230V470C200 506 290 530 400 530C510 530 600 506 600 470V230Z', blue) +
      path('M500 240H600V470C600 492 560 508 500 518Z', mix(blue, '#0b1b28', 0.25)),
    path(
      'M200 330C200 366 290 390 400 390C510 390 600 366 600 330V430C600 466 510 490 400 490C290 490 200 466 200 430Z',
      '#f5ead2',
    ) +
      path(star([400, 438], 38), GOLD) +
      line('M250 410q50 16 84 20M550 410q-50 16 -84 20', GOLD, 5),
    path('M188 200V244C188 282 282 308 400 308C518 308 612 282 612 244V200Z', mix(blue, '#ffffff', 0.16)) +
      ellipse([400, 200], [212, 64], mix(blue, '#ffffff', 0.28)) +
      `<ellipse cx="400" cy="200" rx="176" ry="50" fill="none" stroke="${mix(blue, '#ffffff', 0.5)}" stroke-width="5"/>`,
    place([330, 216], sprig(120, '#f5ead2'), { rotate: 62 }) + place([470, 186], sprig(110, '#f5ead2'), { rotate: -118 }),
    line('M196 262C230 290 300 306 360 308', mix(blue, '#ffffff', 0.55), 6),
  )
}

function pouch(): string {
  const cotton = '#f1e3cb'
  return stage(
    '#e5efe2',
    path('M268 226C190 300 160 420 196 484C220 528 320 532 400 532C480 532 580 528 604 484C640 420 610 300 532 226Z', cotton) +
      path('M500 240C560 330 580 430 540 524C576 518 596 502 604 484C640 420 610 300 532 226Z', mix(cotton, '#7a5a2c', 0.14)),
    path(
      'M262 226C240 170 236 130 250 110C276 130 296 96 322 104C346 124 366 84 400 92C430 84 452 122 476 104C504 96 524 130 550 110C564 130 560 170 538 226Z',
      mix(cotton, '#ffffff', 0.35),
    ) +
      line(
        'M300 132Q306 176 322 214M356 118Q360 170 370 214M444 118Q440 170 430 214M500 132Q494 176 478 214',
        mix(cotton, '#7a5a2c', 0.22),
        5,
      ),
    rect([256, 212, 288, 28], '#5d8a63', 14),
    place([400, 228], bow(92, '#5d8a63')),
    path(heart([400, 408], 62), '#d9694f') + path(heart([400, 408], 46), mix('#d9694f', '#ffffff', 0.16)),
    line('M250 300Q232 380 240 450M550 300Q568 380 560 450', mix(cotton, '#7a5a2c', 0.2), 4),
  )
}

function hatBox(): string {
  const rose = '#f0b9b4'
  const bars = [236, 300, 364, 428, 492].map((x) => rect([x, 270, 32, 250], mix(rose, '#ffffff', 0.45))).join('')
  return stage(
    '#f3ecf5',
    path('M204 250V476C204 508 292 530 400 530C508 530 596 508 596 476V250Z', rose) +
      `<clipPath id="packing-hat-box"><path d="M204 250V476C204 508 292 530 400 530C508 530 596 508 596 476V250Z"/></clipPath><g clip-path="url(#packing-hat-box)">${bars}${faded(0.3, rect([540, 240, 60, 300], '#b87c78'))}</g>`,
    path('M186 196V262C186 300 282 324 400 324C518 324 614 300 614 262V196Z', '#5b2a4a') +
      ellipse([400, 196], [214, 62], mix('#5b2a4a', '#ffffff', 0.16)),
    path('M374 134L426 134L430 258L424 324H376L370 258Z', GOLD) +
      path('M374 324H426V529H374Z', GOLD) +
      rect([374, 318, 52, 20], mix(GOLD, '#20102a', 0.3)),
    place([400, 190], bow(116, GOLD)),
  )
}

function crate(): string {
  const wood = '#c8955f'
  const slat = (y: number) =>
    rect([180, y, 440, 72], wood, 6) +
    rect([180, y + 58, 440, 14], mix(wood, '#20102a', 0.16), 6) +
    line(`M214 ${y + 24}H330M380 ${y + 40}H500M540 ${y + 20}H590`, mix(wood, '#20102a', 0.14), 4)
  const straw = Array.from({ length: 22 }, (_, index) =>
    line(
      `M${196 + index * 19} 290Q${190 + index * 19 + (index % 3) * 14} ${236 + (index % 4) * 8} ${178 + index * 20 + (index % 5) * 12} ${222 + (index % 3) * 14}`,
      index % 2 ? '#eccf8d' : '#d9b768',
      7,
    ),
  ).join('')
  return stage(
    '#f5ecdd',
    straw,
    rect([276, 150, 248, 140], '#2f7d73', 12) + rect([380, 150, 40, 140], '#f3d9a4') + place([400, 156], bow(72, '#f3d9a4')),
    place([0, 46], straw),
    slat(290) + slat(370) + slat(450),
    rect([196, 284, 34, 244], mix(wood, '#ffffff', 0.14), 5) + rect([570, 284, 34, 244], mix(wood, '#ffffff', 0.14), 5),
    [
      [213, 322],
      [213, 402],
      [213, 482],
      [587, 322],
      [587, 402],
      [587, 482],
    ]
      .map(([x, y]) => circle([x as number, y as number], 5, mix(wood, '#20102a', 0.45)))
      .join(''),
    rect([340, 386, 120, 40], mix(wood, '#20102a', 0.5), 20),
    tag([478, 300], ['#fffaf2', place([0, 78], leaf(56, '#2f7d73'))], -10),
  )
}

function waxEnvelope(): string {
  const paper = '#fbf1df'
  return stage(
    '#e6e9f5',
    place(
      [400, 336],
      rect([-236, -160, 472, 330], paper, 14) +
        path('M-236 156L-40 0H40L236 156Q236 170 222 170H-222Q-236 170 -236 156Z', mix(paper, '#7a5a2c', 0.08)) +
        path('M-236 -146Q-236 -160 -222 -160H222Q236 -160 236 -146L32 34Q0 60 -32 34Z', mix(paper, '#7a5a2c', 0.16)) +
        path('M-228 -158L-14 24Q0 36 14 24L228 -158Q226 -160 222 -160H-222Q-226 -160 -228 -158Z', mix(paper, '#ffffff', 0.4)),
      { rotate: -4 },
    ),
    waxSeal([402, 366], '#a3243b', path(heart([0, 1], 20), '#e88b96')),
    place([206, 476], sprig(190, '#6d8c74', '#a3243b'), { rotate: 62 }),
  )
}

function cracker(): string {
  const red = '#c8313f'
  const end = (side: 1 | -1) =>
    path(
      `M${side * 150} -66L${side * 210} -40L${side * 330} -100L${side * 306} -66L${side * 336} -34L${side * 306} 0L${side * 336} 34L${side * 306} 66L${side * 330} 100L${side * 210} 40L${side * 150} 66Z`,
      mix(red, '#20102a', 0.12),
    ) +
    path(`M${side * 214} -38L${side * 330} -100L${side * 306} -66L${side * 226} -20Z`, mix(red, '#ffffff', 0.16)) +
    rect([side * 210 - 15, -44, 30, 88], GOLD, 12)
  return canvas(
    800,
    600,
    circle([400, 300], 262, '#e2f0e8'),
    faded(0.14, ellipse([400, 452], [280, 16], '#20102a')),
    paperScraps([GOLD, red, '#2f7d73', '#ffffff'], { seed: 12, top: 90, count: 18 }),
    place(
      [400, 320],
      end(1) +
        end(-1) +
        path('M-164 -92H164Q180 -92 180 -76V76Q180 92 164 92H-164Q-180 92 -180 76V-76Q-180 -92 -164 -92Z', red) +
        rect([-180, 44, 360, 48], mix(red, '#20102a', 0.14), 14) +
        rect([-156, -92, 22, 184], GOLD) +
        rect([134, -92, 22, 184], GOLD) +
        rect([-96, -92, 192, 184], '#1f5c45') +
        [
          [-50, -44],
          [50, -44],
          [-50, 46],
          [50, 46],
        ]
          .map(([x, y]) => path(star([x as number, y as number], 12, { points: 4, inner: 0.3 }), '#bfe0cf'))
          .join('') +
        circle([0, 0], 40, GOLD) +
        path(star([0, 0], 26), '#fffaf2'),
      { rotate: -10, scale: 0.98 },
    ),
  )
}

export const PACKINGS = { 'box-bow': boxBow, tin, pouch, 'hat-box': hatBox, crate, 'wax-envelope': waxEnvelope, cracker } as const
