import type { CardEmblem } from '../../../seeds/types.ts'
import { accent, accentLine, box, circle, cut, cutLine, type Emblem, main, mainLine } from './shapes.ts'

/** Food and drinks. */
export const FOOD = {
  cup: [
    main('M12 34H72V58Q72 82 48 82H36Q12 82 12 58Z', box(8, 87, 68, 7, 3.5)),
    mainLine(7, 'M72 42H78Q90 42 90 53Q90 64 78 64H71'),
    accentLine(5, 'M32 26Q26 20 32 14Q38 8 32 3M52 26Q46 20 52 14Q58 8 52 3'),
  ],
  fork: [
    mainLine(6.5, 'M20 9V32M32 9V32M44 9V32M20 32Q20 48 32 48Q44 48 44 32M32 48V91'),
    accent('M62 9Q62 5 66 6Q82 14 82 44Q82 55 71 56V90Q71 95 66.5 95Q62 95 62 90Z'),
  ],
  pizza: [
    main('M13 36Q50 16 87 36L53 93Q50 98 47 93Z'),
    accent('M7 28Q6 22 12 19Q50 -2 88 19Q94 22 93 28Q92 33 86 31Q50 12 14 31Q8 33 7 28Z'),
    cut(circle(38, 44, 7), circle(61, 48, 7.5), circle(48, 68, 6.5)),
  ],
  burger: [
    main('M9 44Q9 14 50 14Q91 14 91 44Q91 47 88 47H12Q9 47 9 44Z', box(8, 63, 84, 10, 5)),
    main('M11 77H89V79Q88 91 76 91H24Q12 91 11 79Z'),
    accent('M8 51H92V54Q92 60 85 60Q78 60 74 56Q70 60 62 60Q54 60 50 56Q46 60 38 60Q30 60 26 56Q22 60 15 60Q8 60 8 54Z'),
    cutLine(4, 'M34 31L38 29M50 27H54M65 32L69 35'),
  ],
  noodles: [
    accentLine(5, 'M60 44L84 5M70 44L95 10'),
    mainLine(5, 'M16 46Q15 30 25 30Q34 30 34 46M28 46Q27 24 40 24Q52 24 52 46M44 46Q44 34 54 34Q62 34 62 46'),
    main('M6 48H94Q94 76 67 86V92H33V86Q6 76 6 48Z'),
    cutLine(4.5, 'M19 60Q23 70 34 76'),
  ],
  fish: [
    main('M4 50Q24 22 54 23Q72 25 82 42L94 28Q98 27 97 32Q92 50 97 68Q98 73 94 72L82 58Q72 75 54 77Q24 78 4 50Z'),
    cut(circle(25, 46, 4.5)),
    cutLine(5, 'M40 32Q50 50 40 68'),
    accent('M55 40Q70 42 74 50Q70 58 55 60Q61 50 55 40Z'),
  ],
  wine: [
    main('M29 5H71Q74 5 74 9Q78 50 54 57V86H66Q72 87 72 95H28Q28 87 34 86H46V57Q22 50 26 9Q26 5 29 5Z'),
    cut('M33 11H67Q69 20 68 27H32Q31 20 33 11Z'),
    accent('M32 27H68Q67 51 50 51Q33 51 32 27Z'),
  ],
  beer: [
    main('M16 34H68V86Q68 92 62 92H22Q16 92 16 86Z'),
    mainLine(8, 'M68 44H77Q86 44 86 53V66Q86 75 77 75H68'),
    accent('M8 29Q7 16 20 15Q25 4 38 7Q51 1 58 12Q74 10 76 25Q75 36 64 36V46a5.5 5.5 0 0 1-11 0V38H20Q9 38 8 29Z'),
    cutLine(6, 'M32 54V78M50 60V78'),
  ],
  cake: [
    main('M12 58H88V84Q88 90 82 90H18Q12 90 12 84Z', box(46, 17, 8, 20, 2)),
    accent(
      'M12 44Q12 36 20 36H80Q88 36 88 44V60a7.6 7.6 0 0 1-15.2 0a7.6 7.6 0 0 0-15.2 0a7.6 7.6 0 0 1-15.2 0a7.6 7.6 0 0 0-15.2 0a7.6 7.6 0 0 1-15.2 0Z',
    ),
    accent('M50 0Q58 8 54 13Q50 16 46 13Q42 8 50 0Z'),
    main(box(4, 92, 92, 5, 2.5)),
  ],
  icecream: [
    main('M27 52H73L53 95Q50 99 47 95Z'),
    accent('M23 42Q19 6 50 6Q81 6 77 42Q77 52 68 50Q61 58 52 51Q43 58 34 50Q23 52 23 42Z'),
    cutLine(3.5, 'M36 60L54 84M64 60L46 84'),
    cutLine(5, 'M35 30Q36 19 46 17'),
  ],
  bread: [
    main('M18 48Q4 42 7 30Q11 15 34 15H66Q89 15 93 30Q96 42 82 48V80Q82 87 75 87H25Q18 87 18 80Z'),
    accentLine(6.5, 'M37 34L31 50M53 34L47 50M69 34L63 50'),
  ],
  cheese: [
    accent('M8 48L66 16Q69 14 73 16Q94 26 94 48Z'),
    main(box(5, 53, 90, 32, 4)),
    cut(circle(28, 70, 7), circle(62, 64, 8), circle(80, 78, 4.5), circle(64, 36, 6), circle(46, 79, 4)),
  ],
  carrot: [
    accent('M60 34Q54 14 68 4Q78 14 72 27Q84 13 96 20Q92 36 76 35Q88 38 90 50Q74 54 64 42Z'),
    main('M46 32Q54 26 62 34L66 38Q74 46 68 54Q50 80 16 93Q5 95 7 84Q20 50 46 32Z'),
    cutLine(4, 'M40 46L48 54M27 64L35 72M53 64L48 59'),
  ],
  apple: [
    main('M50 31Q60 22 74 25Q92 31 90 55Q86 84 66 92Q58 95 50 91Q42 95 34 92Q14 84 10 55Q8 31 26 25Q40 22 50 31Z'),
    accent('M56 20Q58 4 78 4Q77 20 56 20Z'),
    mainLine(5, 'M50 30Q50 20 43 12'),
    cutLine(5, 'M22 54Q22 41 32 37'),
  ],
} as const satisfies Partial<Record<CardEmblem, Emblem>>
