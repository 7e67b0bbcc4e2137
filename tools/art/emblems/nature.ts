import type { CardEmblem } from '../../../seeds/types.ts'
import { accent, accentLine, box, circle, cutLine, type Emblem, main, mainLine } from './shapes.ts'

/** Plants, sky and gifts. */
export const NATURE = {
  heart: [
    main('M50 90Q6 60 6 34Q6 10 28 10Q43 10 50 25Q57 10 72 10Q94 10 94 34Q94 60 50 90Z'),
    accentLine(6.5, 'M21 40Q20 27 31 24'),
  ],
  paw: [
    main('M50 47Q67 47 76 66Q84 86 67 90Q58 92 50 88Q42 92 33 90Q16 86 24 66Q33 47 50 47Z'),
    main(circle(17, 47, 11), circle(37, 23, 12.5), circle(63, 23, 12.5), circle(83, 47, 11)),
    accent('M50 80Q36 71 38 64Q43 57 50 64Q57 57 62 64Q64 71 50 80Z'),
  ],
  leaf: [
    main('M25 80Q8 70 13 50Q22 18 90 7Q58 38 25 80Z'),
    accent('M90 7Q98 62 70 78Q50 88 30 81Q62 44 90 7Z'),
    mainLine(5.5, 'M12 94Q18 86 26 78'),
  ],
  tree: [
    main('M50 5Q74 5 78 25Q97 33 92 53Q86 71 64 66H36Q14 71 8 53Q3 33 22 25Q26 5 50 5Z'),
    accent('M46 52H54L58 92Q58 95 55 95H45Q42 95 42 92Z'),
    accentLine(5, 'M50 72L65 56M50 64L37 50'),
  ],
  drop: [main('M47 6Q50 2 53 6Q85 44 85 64A35 33 0 0 1 15 64Q15 44 47 6Z'), accentLine(6.5, 'M31 65Q32 79 45 83')],
  lotus: [
    accent('M50 12Q72 44 50 78Q28 44 50 12Z'),
    main('M44 79Q14 68 20 32Q33 36 37 46Q36 64 44 79Z', 'M56 79Q86 68 80 32Q67 36 63 46Q64 64 56 79Z'),
    main('M36 81Q6 82 2 52Q12 50 18 55Q23 71 36 81Z', 'M64 81Q94 82 98 52Q88 50 82 55Q77 71 64 81Z'),
    mainLine(6, 'M24 91H76'),
  ],
  gift: [
    main('M12 52H88V86Q88 92 82 92H18Q12 92 12 86Z', box(6, 31, 88, 17, 5)),
    accent('M42 31H58V92H42Z'),
    accentLine(6.5, 'M50 30Q22 31 25 15Q30 3 42 12Q49 19 50 30Q51 19 58 12Q70 3 75 15Q78 31 50 30'),
  ],
  star: [
    main('M50 5L62.5 36L96 38L70 59.500L79 92L50 74L21 92L30 59.500L4 38L37.5 36Z'),
    accent(
      'M50 5L62.5 36L50 50Z',
      'M96 38L70 59.500L50 50Z',
      'M79 92L50 74V50Z',
      'M21 92L30 59.500L50 50Z',
      'M4 38L37.5 36L50 50Z',
    ),
  ],
  sun: [
    accent(circle(50, 50, 23)),
    mainLine(8, 'M50 6V17M50 83V94M6 50H17M83 50H94M19 19L27 27M73 73L81 81M19 81L27 73M73 27L81 19'),
  ],
  moon: [main('M62 8A44 44 0 1 0 93 66A37 37 0 0 1 62 8Z'), accent('M78 10Q80 26 96 28Q80 30 78 46Q76 30 60 28Q76 26 78 10Z')],
  hand: [
    main(
      'M28 54V26a6.5 6.5 0 0 1 13 0V15a6.5 6.5 0 0 1 13 0V20a6.5 6.5 0 0 1 13 0V31a6.5 6.5 0 0 1 13 0V62Q80 94 53 94Q38 94 29 81L12 59Q8 51 15 47Q22 44 28 54Z',
    ),
    cutLine(3.5, 'M41 26V46M54 20V46M67 31V46'),
    accent('M55 82Q40 72 42 64Q47 57 55 64Q63 57 68 64Q70 72 55 82Z'),
  ],
  bee: [
    accent('M32 50Q2 46 5 27Q18 14 38 40Z', 'M68 50Q98 46 95 27Q82 14 62 40Z'),
    main('M50 36Q73 36 73 62Q71 84 50 96Q29 84 27 62Q27 36 50 36Z', circle(50, 24, 12)),
    cutLine(6, 'M30 56H70M32 71H68'),
    mainLine(3.5, 'M45 15Q42 5 35 6M55 15Q58 5 65 6'),
  ],
  feather: [
    main('M88 7Q66 3 48 24Q30 44 33 68Z'),
    accent('M90 9Q99 50 66 65L42 73L35 69Z'),
    mainLine(5, 'M12 94L34 68'),
    cutLine(3.5, 'M66 46H80M54 58H68'),
  ],
  bolt: [main('M57 5Q60 2 59 7L54 40L46 58H20Q15 58 18 54Z'), accent('M54 40H80Q85 40 82 44L42 95Q39 98 40 93L46 58Z')],
} as const satisfies Partial<Record<CardEmblem, Emblem>>
