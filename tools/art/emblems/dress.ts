import type { CardEmblem } from '../../../seeds/types.ts'
import { accent, accentLine, box, circle, cut, cutLine, type Emblem, main, mainLine } from './shapes.ts'

/** Clothes and accessories. */
export const DRESS = {
  shirt: [
    main(
      'M34 12Q22 15 13 22L4 46Q3 49 6 50L18 55L26 47V85Q26 89 30 89H70Q74 89 74 85V47L82 55L94 50Q97 49 96 46L87 22Q78 15 66 12Q62 24 50 24Q38 24 34 12Z',
    ),
    accent('M26 56H74V68H26Z'),
  ],
  dress: [
    main('M37 6Q34 6 34 9V20Q34 36 41 44L17 86Q50 100 83 86L59 44Q66 36 66 20V9Q66 6 63 6Q60 6 60 9V17Q50 28 40 17V9Q40 6 37 6Z'),
    accent('M39 41H61L65 50H35Z'),
    cutLine(3.5, 'M42 62L36 84M58 62L64 84'),
  ],
  shoe: [
    main('M9 30Q18 40 31 31Q35 28 38 32Q46 48 65 53L82 57Q95 60 95 72H6V36Q6 29 9 30Z'),
    accent('M6 76H95Q96 87 86 87H14Q6 87 6 80Z'),
    cutLine(4, 'M43 46L51 40M51 52L59 46M60 56L67 50'),
  ],
  hat: [
    main('M27 50Q27 22 40 20Q50 25 60 20Q73 22 73 50Z', 'M3 65Q15 61 27 62H73Q85 61 97 65Q82 81 50 81Q18 81 3 65Z'),
    accent('M26 52H74V62H26Z'),
  ],
  bag: [
    main('M20 38H80Q84 38 85 42L92 84Q93 92 85 92H15Q7 92 8 84L15 42Q16 38 20 38Z'),
    mainLine(6, 'M33 40V28a17 17 0 0 1 34 0V40'),
    accent(circle(33, 53, 5), circle(67, 53, 5)),
    cutLine(4.5, 'M33 55Q35 72 50 72Q65 72 67 55'),
  ],
  watch: [
    main('M37 4H63L67 26H33Z', 'M33 74H67L63 96H37Z', circle(50, 50, 31), box(81, 45, 6, 10, 2)),
    cut(circle(50, 50, 23)),
    accentLine(5.5, 'M50 36V50L60 56'),
  ],
  ring: [
    mainLine(9, circle(50, 66, 25)),
    cut('M30 6H70L84 26L50 57L16 26Z'),
    accent('M34 8H66L77 24L50 50L23 24Z'),
    cutLine(3, 'M23 24H77M41 24L50 47L59 24L50 10Z'),
  ],
  glasses: [
    main('M5 32Q50 26 95 32Q97 32 97 35V42Q94 72 74 72Q57 72 54 47Q50 43 46 47Q43 72 26 72Q6 72 3 42V35Q3 32 5 32Z'),
    accentLine(5, 'M18 58L29 42M66 58L77 42'),
  ],
  needle: [
    accentLine(5, 'M82 19Q62 -4 47 15Q34 34 60 45Q90 56 80 77Q71 94 46 86'),
    main('M92 8Q86 3 77 13L13 86Q12 88 14 87L87 23Q97 14 92 8Z'),
    cutLine(3.5, 'M79 21L86 14'),
  ],
  crown: [
    main('M12 74L5 34Q5 31 8 32L30 49L48 16Q50 13 52 16L70 49L92 32Q95 31 95 34L88 74Z', box(12, 80, 76, 11, 4)),
    accent(circle(50, 58, 7), circle(28, 64, 4.5), circle(72, 64, 4.5)),
  ],
  lipstick: [
    accent('M38 24Q38 20 41 18L58 8Q62 6 62 11V42H38Z'),
    main(box(33, 45, 34, 17, 2), box(27, 65, 46, 30, 4)),
    cutLine(4, 'M36 72V88'),
  ],
  comb: [
    main(box(6, 22, 88, 26, 10), ...[9, 21.3, 33.6, 45.9, 58.2, 70.5, 82.8].map((x) => box(x, 42, 8, 38, 4))),
    accentLine(5, 'M20 34H80'),
  ],
  bottle: [
    main(box(16, 42, 68, 52, 13), box(40, 28, 20, 16, 2)),
    accent(box(33, 7, 34, 20, 5)),
    cut(box(33, 57, 34, 22, 4)),
    mainLine(4, 'M42 68H58'),
  ],
  scissors: [
    main('M30 5Q27 14 32 24L58 68L66 63Z', 'M70 5Q73 14 68 24L42 68L34 63Z'),
    accentLine(7.5, circle(30, 79, 12.5), circle(70, 79, 12.5)),
    cut(circle(50, 47, 3.5)),
  ],
} as const satisfies Partial<Record<CardEmblem, Emblem>>
