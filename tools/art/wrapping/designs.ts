import { bloom, cloud } from '../scenes/decor.ts'
import { balloon, bow, leaf } from '../scenes/objects.ts'
import { circle, ellipse, heart, line, path, place, rect, ring, star } from '../scenes/shapes.ts'
import {
  flowerCorner,
  paperScraps,
  printedOnLining,
  printedOnPocket,
  smallHeart,
  sparkle,
  sprig,
  stripes,
  tag,
  waxSeal,
} from './motifs.ts'
import type { SleeveDesign } from './sleeve.ts'

const GOLD = '#e9b44c'
const IVORY = '#fff9ee'

/** The ribbon that runs down a pocket to its bow. */
function ribbonDown(colour: string, y: number): string {
  return rect([378, y, 44, 540 - y], colour) + place([400, y + 14], bow(88, colour))
}

export const SLEEVES: readonly SleeveDesign[] = [
  {
    key: 'birthday',
    paper: '#ff6b5e',
    lining: '#ffe0a3',
    flap: 'round',
    edge: 'dip',
    behind: place([108, 150], balloon('#2a9d8f', 46, 170)) + place([700, 128], balloon('#ffc145', 50, 190)),
    liningArt: paperScraps(['#ff6b5e', '#2a9d8f', '#f4a259', '#ffffff'], { seed: 5, top: 44, count: 46 }),
    pocketArt: paperScraps(['#ffc145', '#ffffff', '#a32a3a', '#ffb3a7'], { seed: 9, top: 320, count: 34 }),
    closure: ribbonDown('#ffc145', 352),
  },
  {
    key: 'thank-you',
    paper: '#2f7d73',
    lining: '#f6d9c6',
    flap: 'point',
    edge: 'vee',
    liningArt: printedOnLining(
      72,
      ([x, y], index) => place([x, y], leaf(34, index % 2 ? '#e6b597' : '#ecc4a9'), { rotate: (index * 53) % 360 }),
      60,
    ),
    pocketArt: [
      [190, 540, -18],
      [280, 556, 8],
      [530, 556, -8],
      [616, 540, 18],
    ]
      .map(([x, y, turn]) => place([x as number, y as number], sprig(170, '#8fcab4', '#f6d9c6'), { rotate: turn as number }))
      .join(''),
    closure: waxSeal([400, 396], '#e4572e', smallHeart([0, 1], 19, '#ffe9df')),
  },
  {
    key: 'wedding',
    paper: '#f8ecd9',
    lining: '#e2d3b8',
    flap: 'petals',
    edge: 'dip',
    liningArt: printedOnLining(64, (at, index) => (index % 2 ? ring(at, 13, ['#cbb98f', 3]) : sparkle(at, 11, '#cbb98f')), 40),
    pocketArt:
      line('M140 320Q400 424 660 320M140 336Q400 440 660 336', GOLD, 2.5) +
      place([180, 520], flowerCorner(['#f6d3cf', '#fbe9e4', GOLD], '#9db89a')) +
      place([620, 520], flowerCorner(['#f6d3cf', '#fbe9e4', GOLD], '#9db89a')),
    closure: waxSeal([400, 376], '#c9a24a', ring([-9, 0], 15, [IVORY, 5]) + ring([9, 0], 15, [IVORY, 5])),
  },
  {
    key: 'new-baby',
    paper: '#bfe3ee',
    lining: '#fdf1dc',
    flap: 'round',
    edge: 'scallop',
    liningArt: printedOnLining(74, (at, index) => (index % 2 ? path(star(at, 15), '#f7cf84') : circle(at, 7, '#f6c9b8')), 66),
    pocketArt:
      place([210, 440], cloud(130, '#ffffff')) +
      place([560, 420], cloud(150, '#ffffff')) +
      place([330, 520], cloud(96, '#e3f4f8')) +
      place([640, 520], cloud(110, '#e3f4f8')) +
      [
        [300, 376],
        [480, 490],
        [160, 500],
        [660, 370],
      ]
        .map(([x, y]) => path(star([x as number, y as number], 14), '#f7c566'))
        .join(''),
    closure:
      circle([400, 396], 50, '#f4a58d') +
      circle([366, 356], 19, '#f4a58d') +
      circle([434, 356], 19, '#f4a58d') +
      circle([366, 356], 10, '#fbd6c8') +
      circle([434, 356], 10, '#fbd6c8') +
      ellipse([400, 410], [23, 18], '#fde9e0') +
      ellipse([400, 402], [8, 6], '#5b3a33') +
      line('M400 408v8M382 386v1M418 386v1', '#5b3a33', 7) +
      line('M400 410v6q-7 6 -12 1M400 416q7 6 12 1', '#5b3a33', 3),
  },
  {
    key: 'christmas',
    paper: '#1f5c45',
    lining: '#c8313f',
    flap: 'point',
    edge: 'straight',
    liningArt: printedOnLining(58, (at, index) => (index % 2 ? sparkle(at, 13, '#f3c9c4') : circle(at, 5, '#ffffff')), 50),
    pocketArt:
      [
        [186, 0.9],
        [276, 0.66],
        [528, 0.7],
        [620, 0.94],
      ]
        .map(([x, scale]) =>
          place(
            [x as number, 530],
            path('M0 -180L60 -84H30L78 0H-78L-30 -84H-60Z', '#2f7a5c') +
              path(star([0, -182], 20), GOLD) +
              circle([-16, -40], 8, '#f3c9c4') +
              circle([24, -62], 8, GOLD) +
              circle([20, -16], 8, '#c8313f'),
            { scale: scale as number },
          ),
        )
        .join('') +
      [
        [230, 370],
        [330, 400],
        [480, 384],
        [570, 366],
        [150, 390],
        [660, 410],
      ]
        .map(([x, y]) => circle([x as number, y as number], 5, '#ffffff'))
        .join(''),
    closure: ribbonDown('#c8313f', 360),
  },
  {
    key: 'valentine',
    paper: '#e63b60',
    lining: '#ffd3dc',
    flap: 'petals',
    edge: 'vee',
    liningArt: printedOnLining(60, (at, index) => smallHeart(at, index % 2 ? 11 : 17, '#f58ca5'), 60),
    pocketArt: printedOnPocket(76, (at, index) => smallHeart(at, 15, index % 3 ? '#f0617f' : '#ffb0c0'), 330),
    closure:
      place([400, 400], path(heart([0, 0], 74), '#ffffff') + path(heart([0, 0], 58), '#b3123c')) +
      smallHeart([386, 382], 14, '#f58ca5'),
  },
  {
    key: 'mothers-day',
    paper: '#f7c5c9',
    lining: '#7b9f7d',
    flap: 'round',
    edge: 'wave',
    liningArt: printedOnLining(
      70,
      ([x, y], index) => place([x, y], leaf(44, index % 2 ? '#6a8f6d' : '#8fb08f'), { rotate: (index * 71) % 360 }),
      70,
    ),
    pocketArt:
      place([206, 470], flowerCorner(['#d9486e', '#f29c8f', '#ffd27d'], '#55805a'), { scale: 1.15 }) +
      place([606, 486], flowerCorner(['#f29c8f', '#d9486e', '#ffd27d'], '#55805a'), { scale: 1.05 }) +
      place([420, 548], flowerCorner(['#ffffff', '#f7a6b3', '#ffd27d'], '#55805a'), { scale: 0.8 }),
    closure: place([400, 366], bow(70, '#d9486e')),
  },
  {
    key: 'fathers-day',
    paper: '#dbe7f3',
    lining: '#22375c',
    flap: 'square',
    edge: 'straight',
    liningArt: stripes('#2f4a78', { step: 34, width: 10, slant: 200 }),
    pocketArt:
      stripes('#c6d8ea', { step: 26, width: 6, slant: 0 }) +
      rect([496, 410, 110, 100], '#cfdeed', 10) +
      line('M496 432H606', '#b4c9de', 4),
    closure:
      path('M378 366H422L444 520L400 560L356 520Z', '#c8402f') +
      path('M366 430L434 452L437 474L362 450ZM360 486L441 506L428 536L356 514Z', '#e8b04a') +
      path('M364 322H436L424 372H376Z', '#a8321f') +
      path('M400 324L286 318L330 408Z', '#f4f8fc') +
      path('M400 324L514 318L470 408Z', '#f4f8fc') +
      line('M400 324L330 408L286 318M400 324L470 408L514 318', '#b4c9de', 3.5),
  },
  {
    key: 'easter',
    paper: '#bcd9a6',
    lining: '#fff3c9',
    flap: 'low',
    edge: 'scallop',
    behind: [-1, 1]
      .map((side) =>
        place([400 + side * 96, 140], ellipse([0, -36], [44, 108], '#f4ece2') + ellipse([0, -30], [21, 78], '#f9b9c5'), {
          rotate: side * 12,
        }),
      )
      .join(''),
    liningArt: printedOnLining(66, (at, index) => circle(at, index % 2 ? 9 : 5, index % 2 ? '#f7c97f' : '#f3a7b4'), 60),
    pocketArt: [
      [206, 470, '#f3a7b4', -10],
      [600, 476, '#f7c35f', 12],
      [308, 500, '#8fc1dd', 8],
      [500, 504, '#c3a4de', -6],
    ]
      .map(([x, y, colour, turn]) =>
        place(
          [x as number, y as number],
          path('M0 -62C26 -62 42 -22 42 4C42 32 24 48 0 48C-24 48 -42 32 -42 4C-42 -22 -26 -62 0 -62Z', colour as string) +
            line('M-39 0l13 -12l13 12l13 -12l13 12l13 -12l12 10', '#ffffff', 6),
          { rotate: turn as number },
        ),
      )
      .join(''),
    closure: place([400, 384], bow(64, '#f3a7b4')),
  },
  {
    key: 'graduation',
    paper: '#1d2b53',
    lining: '#f2d08a',
    flap: 'square',
    edge: 'dip',
    liningArt: printedOnLining(64, (at, index) => (index % 2 ? path(star(at, 12), '#d9a441') : circle(at, 5, '#fff6df')), 70),
    pocketArt:
      printedOnPocket(84, (at, index) => sparkle(at, index % 2 ? 12 : 7, '#44568c'), 340) +
      line('M132 312Q400 414 668 312', GOLD, 4),
    closure:
      path('M346 400V446Q400 474 454 446V400Z', '#0f1834') +
      path('M400 346L520 392L400 438L280 392Z', '#2f4280') +
      path('M400 346L520 392L400 438Z', '#27386e') +
      line('M400 392L488 412V462', GOLD, 6) +
      rect([477, 458, 22, 38], GOLD, 6),
  },
  {
    key: 'new-home',
    paper: '#f2e3cf',
    lining: '#d1604d',
    flap: 'point',
    edge: 'straight',
    behind: rect([540, 70, 56, 110], '#a84636') + rect([532, 60, 72, 20], '#c4bdb4', 4),
    liningArt: printedOnLining(
      44,
      ([x, y]) => `<path d="M${x - 22} ${y}a22 20 0 0 0 44 0" fill="none" stroke="#b54f3e" stroke-width="5"/>`,
      60,
    ),
    pocketArt:
      [180, 540]
        .map(
          (x) =>
            rect([x, 384, 84, 96], '#f8c764', 8) +
            rect([x + 37, 384, 10, 96], '#ffffff') +
            rect([x, 426, 84, 10], '#ffffff') +
            rect([x - 8, 480, 100, 14], '#ffffff', 5) +
            circle([x + 20, 476], 12, '#6f9a62') +
            circle([x + 42, 474], 14, '#5d8751') +
            circle([x + 64, 476], 12, '#6f9a62'),
        )
        .join('') +
      path('M346 540V420A54 54 0 0 1 454 420V540Z', '#2f7d73') +
      circle([434, 468], 7, GOLD) +
      path('M370 424A30 30 0 0 1 430 424V440H370Z', '#bfe3dc'),
    closure: smallHeart([400, 352], 19, '#d1604d'),
  },
  {
    key: 'get-well',
    paper: '#a9dccb',
    lining: '#fff6e3',
    flap: 'petals',
    edge: 'wave',
    liningArt: printedOnLining(
      70,
      (at, index) => place(at, bloom(18, index % 2 ? ['#ffd98f', '#f2994a'] : ['#f6b9b0', '#ffffff'], 5)),
      70,
    ),
    pocketArt:
      [
        [190, 440],
        [300, 500],
        [510, 510],
        [620, 430],
        [580, 356],
        [210, 352],
      ]
        .map(([x, y]) => place([x as number, y as number], bloom(32, ['#ffffff', '#f7bd4f'], 7)))
        .join('') +
      [
        [250, 404],
        [560, 470],
        [660, 500],
        [140, 510],
      ]
        .map(([x, y]) => place([x as number, y as number], leaf(36, '#5fae95'), { rotate: 40 }))
        .join(''),
    closure: place(
      [400, 400],
      rect([-92, -28, 184, 56], '#f0b389', 28) +
        rect([-34, -28, 68, 56], '#f9d3b5') +
        smallHeart([0, 1], 15, '#e0574f') +
        [-62, 62].map((x) => [-9, 9].map((y) => circle([x, y], 3.4, '#cf8c5f')).join('')).join(''),
      { rotate: -14 },
    ),
  },
  {
    key: 'classic-red',
    paper: '#c61f2e',
    lining: '#f7ead6',
    flap: 'point',
    edge: 'vee',
    liningArt: stripes('#efdcbe', { step: 40, width: 14, slant: 0 }),
    pocketArt: rect([120, 444, 560, 44], GOLD),
    closure: rect([378, 384, 44, 156], GOLD) + place([400, 462], bow(104, GOLD)),
  },
  {
    key: 'kraft',
    paper: '#c99a6b',
    lining: '#e9d3b8',
    flap: 'point',
    edge: 'straight',
    liningArt: printedOnLining(50, ([x, y]) => line(`M${x} ${y}h8`, '#d5b893', 3), 40),
    pocketArt: printedOnPocket(46, ([x, y]) => line(`M${x} ${y}h9`, '#b98a5c', 3), 350),
    closure:
      line('M120 428H680M120 438H680', '#f7f1e6', 5) +
      place([300, 500], sprig(170, '#5d7d55', '#b3413a'), { rotate: -62 }) +
      place([420, 470], sprig(150, '#6f9165', '#b3413a'), { rotate: 48 }) +
      line('M400 432C350 396 330 420 396 434C470 396 480 424 404 436M400 436L376 486M402 436L432 484', '#f7f1e6', 6) +
      tag([520, 446], ['#f7f1e6', smallHeart([0, 42], 16, '#b3413a')], 14),
  },
  {
    key: 'midnight-stars',
    paper: '#172554',
    lining: '#4a3f8f',
    flap: 'round',
    edge: 'dip',
    liningArt: printedOnLining(56, (at, index) => sparkle(at, index % 3 ? 7 : 13, '#b9b0ee'), 50),
    pocketArt:
      printedOnPocket(
        62,
        (at, index) => (index % 3 === 0 ? path(star(at, 12), GOLD) : sparkle(at, index % 2 ? 9 : 5, '#8fa4e8')),
        330,
      ) + line('M150 500C260 430 320 520 420 470S590 430 650 490', '#33458a', 3),
    closure:
      circle([400, 404], 56, '#0f1a3f') +
      path('M418 366A42 42 0 1 0 438 424A34 34 0 1 1 418 366Z', '#f6d77f') +
      path(star([432, 394], 11), '#f6d77f'),
  },
  {
    key: 'confetti',
    paper: '#e9edff',
    lining: '#ffd84d',
    flap: 'square',
    edge: 'diagonal',
    liningArt: paperScraps(['#ffffff', '#ff7a59', '#3d5afe'], { seed: 3, top: 60, count: 44 }),
    pocketArt: paperScraps(['#ff5c7a', '#3d5afe', '#ffc52e', '#19b28a', '#7a4de8'], { seed: 23, top: 290, count: 64 }),
    closure: place([400, 350], bow(74, '#ff5c7a'), { rotate: -8 }),
  },
]
