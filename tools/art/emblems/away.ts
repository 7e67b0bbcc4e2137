import type { CardEmblem } from '../../../seeds/types.ts'
import { accent, accentLine, box, circle, cut, cutLine, type Emblem, main, mainLine } from './shapes.ts'

/** Travel and home. */
export const AWAY = {
  plane: [
    main('M92 8Q98 14 91 23L46 68L38 74L40 88L34 94L24 76L6 66L12 60L27 62L33 54L77 9Q86 2 92 8Z'),
    accent('M60 27L17 16Q14 15 12 18L10 21Q9 24 11 25L45 43Z', 'M73 40L84 83Q85 86 82 88L79 90Q76 91 75 89L57 55Z'),
  ],
  bed: [
    main(box(6, 20, 10, 66, 4), 'M6 60H94V76H6Z', box(84, 66, 10, 20, 3), 'M48 42H80Q94 42 94 56H48Z'),
    accent(box(20, 41, 24, 16, 7)),
  ],
  train: [
    main('M22 22Q22 6 50 6Q78 6 78 22V64Q78 77 65 77H35Q22 77 22 64Z'),
    cut(box(31, 24, 38, 23, 6)),
    accent(circle(37, 62, 5.5), circle(63, 62, 5.5)),
    cutLine(4, 'M42 15H58'),
    mainLine(6, 'M35 80L25 95M65 80L75 95M31 88H69'),
  ],
  tent: [
    mainLine(5, 'M53 17L58 8M47 17L42 8'),
    main('M47 17Q50 12 53 17L93 82H7Z', box(2, 82, 96, 7, 3.5)),
    accent('M50 42L69 82H31Z'),
    cutLine(3.5, 'M50 44V82'),
  ],
  boat: [
    main('M46 6V60H14Q10 60 12 57L43 6Q46 2 46 6Z', 'M5 67H95Q97 67 96 70Q89 91 72 91H28Q11 91 4 70Q3 67 5 67Z'),
    accent('M54 18Q54 14 57 17L86 57Q88 60 84 60H54Z'),
  ],
  mountain: [
    accent(circle(77, 25, 11)),
    main('M5 80L36 25Q39 20 42 25L57 51L64 42Q67 38 70 42L95 80Q98 86 92 86H8Q2 86 5 80Z'),
    cutLine(4, 'M23 47L31 54L38 46L46 54L54 47'),
  ],
  suitcase: [
    main(box(9, 32, 82, 56, 10)),
    mainLine(7, 'M35 32V23Q35 15 43 15H57Q65 15 65 23V32'),
    accent('M25 32H35V88H25Z', 'M65 32H75V88H65Z'),
  ],
  globe: [
    main(circle(48, 52, 42)),
    cutLine(4, 'M6 52H90M48 10Q24 30 24 52Q24 74 48 94Q72 74 72 52Q72 30 48 10'),
    cut('M74 60Q48 38 51 23A23 23 0 0 1 97 23Q100 38 74 60Z'),
    accent('M74 54Q55 36 57 23A17 17 0 0 1 91 23Q93 36 74 54Z'),
    cut(circle(74, 23, 6.5)),
  ],
  sofa: [
    main('M18 28Q18 18 28 18H72Q82 18 82 28V45Q73 47 73 58V60H27V58Q27 47 18 45Z'),
    main('M4 58Q4 50 12.5 50Q21 50 21 58V66H79V58Q79 50 87.5 50Q96 50 96 58V78Q96 83 91 83H9Q4 83 4 78Z'),
    main(box(13, 82, 8, 10, 2), box(79, 82, 8, 10, 2)),
    accent('M41 37Q50 40 59 37Q62 37 62 40Q59 48 62 56Q62 59 59 59Q50 56 41 59Q38 59 38 56Q41 48 38 40Q38 37 41 37Z'),
  ],
  lamp: [
    accent('M34 8H66Q69 8 70 11L84 46Q85 50 81 50H19Q15 50 16 46L30 11Q31 8 34 8Z'),
    main(box(46, 54, 8, 32), 'M26 92Q26 82 50 82Q74 82 74 92Q74 94 71 94H29Q26 94 26 92Z', circle(67, 68, 4.5)),
    mainLine(3.5, 'M67 54V66'),
  ],
  plant: [
    main('M48 58Q52 20 82 7Q92 44 48 58Z'),
    accent('M52 58Q48 30 18 20Q12 52 52 58Z'),
    cutLine(3.5, 'M50 57Q60 36 73 23'),
    main(box(23, 60, 54, 11, 4), 'M29 74H71L66 91Q65 95 61 95H39Q35 95 34 91Z'),
  ],
  pan: [
    main(circle(38, 58, 34), 'M60 33L85 9Q91 4 95 8Q99 12 94 18L69 42Z'),
    cut('M37 36Q52 34 54 49Q61 62 49 69Q40 80 27 72Q14 67 19 54Q19 38 37 36Z'),
    accent(circle(36, 55, 9)),
  ],
  hammer: [
    accent(box(37, 40, 15, 56, 6)),
    main('M18 10H58Q79 11 90 31Q91 34 88 33Q76 28 67 36H18Q14 36 14 32V14Q14 10 18 10Z', box(37, 34, 15, 12)),
    cutLine(4, 'M26 10V36'),
  ],
  house: [
    main('M68 13H80V34H68Z', 'M46 11Q50 7 54 11L93 46Q97 51 91 51H85V84Q85 90 79 90H21Q15 90 15 84V51H9Q3 51 7 46Z'),
    accent('M40 90V66Q40 56 50 56Q60 56 60 66V90Z'),
  ],
  candle: [
    accent('M50 4Q66 22 61 32Q57 39 50 39Q43 39 39 32Q34 22 50 4Z'),
    cutLine(4, 'M50 27V34'),
    main('M31 50Q31 45 36 45H64Q69 45 69 50V86H31Z', box(17, 87, 66, 8, 4)),
    cutLine(4.5, 'M41 46V60M51 46V54'),
  ],
  key: [
    main(circle(28, 50, 24), box(48, 44.5, 48, 11, 3)),
    accent(box(70, 55.5, 8, 14, 2), box(84, 55.5, 8, 18, 2)),
    cut(circle(24, 50, 10)),
  ],
  car: [
    main('M5 58Q5 47 17 45L25 27Q28 20 36 20H60Q67 20 72 26L85 44Q95 47 95 58V69Q95 74 90 74H10Q5 74 5 69Z'),
    cut('M34 29H46V43H28Z', 'M53 29H60Q63 29 65 32L73 43H53Z', circle(28, 74, 15), circle(73, 74, 15)),
    main(circle(28, 74, 10.5), circle(73, 74, 10.5)),
    accent(circle(28, 74, 4.5), circle(73, 74, 4.5), box(86, 53, 9, 6, 2)),
  ],
  anchor: [
    mainLine(8, 'M50 30V88M31 42H69M12 60Q16 89 50 89Q84 89 88 60'),
    main('M3 70L10 50Q12 47 14 50L25 64Z', 'M97 70L90 50Q88 47 86 50L75 64Z'),
    accentLine(7, circle(50, 17, 11)),
  ],
} as const satisfies Partial<Record<CardEmblem, Emblem>>
