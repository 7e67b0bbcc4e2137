import type { CardEmblem } from '../../../seeds/types.ts'
import { accent, accentLine, box, circle, cut, cutLine, type Emblem, main, mainLine } from './shapes.ts'

/** Games, sport, the nursery, the stage and the desk. */
export const PLAY = {
  gamepad: [
    main('M27 28H73Q90 28 95 58Q99 83 85 83Q77 83 69 69H31Q23 83 15 83Q1 83 5 58Q10 28 27 28Z'),
    cut('M28 38h7v7h7v7h-7v7h-7v-7h-7v-7h7z'),
    accent(circle(64, 54, 5.5), circle(76, 44, 5.5)),
  ],
  dice: [
    accent('M47 6Q50 4 53 6L88 25Q91 27 88 29L53 48Q50 50 47 48L12 29Q9 27 12 25Z'),
    main('M8 38Q8 34 12 36L44 53Q47 55 47 58V93Q47 97 43 95L11 77Q8 75 8 72Z'),
    main('M92 38Q92 34 88 36L56 53Q53 55 53 58V93Q53 97 57 95L89 77Q92 75 92 72Z'),
    cut(
      circle(50, 27, 5),
      circle(18, 52, 4.5),
      circle(27.5, 66, 4.5),
      circle(37, 80, 4.5),
      circle(82, 54, 4.5),
      circle(63, 78, 4.5),
    ),
  ],
  puzzle: [
    main('M14 34H74V54Q79 51 83 51A11.5 11.5 0 0 1 83 75Q79 75 74 72V90Q74 94 70 94H12Q8 94 8 90V40Q8 34 14 34Z'),
    accent('M33 34Q29 28 29 22A12 12 0 0 1 53 22Q53 28 49 34Z'),
    cut('M33 94Q29 88 29 83A12 12 0 0 1 53 83Q53 88 49 94Z'),
  ],
  knight: [
    main('M28 79Q28 63 46 50Q37 50 31 57Q24 64 16 57Q12 52 16 47Q29 36 33 24L31 9Q31 5 35 7L46 16Q79 20 79 60Q79 72 75 79Z'),
    cut(circle(42, 32, 3.8)),
    cutLine(4, 'M60 30Q71 44 68 68'),
    accent(box(18, 83, 66, 12, 5)),
  ],
  teddy: [
    main(circle(23, 26, 17), circle(77, 26, 17), circle(50, 56, 38)),
    accent(circle(23, 26, 8), circle(77, 26, 8)),
    cut(circle(50, 68, 17), circle(35, 48, 4.5), circle(65, 48, 4.5)),
    main('M42 62Q42 60 45 60H55Q58 60 58 62Q57 69 50 70Q43 69 42 62Z'),
    mainLine(3, 'M50 70V76'),
  ],
  rocket: [
    main('M50 3Q73 22 71 54L65 72H35L29 54Q27 22 50 3Z', 'M27 49L10 66V86L32 74Z', 'M73 49L90 66V86L68 74Z'),
    cut(circle(50, 37, 10)),
    accent('M38 77H62Q63 90 50 99Q37 90 38 77Z'),
  ],
  blocks: [
    main(box(30, 7, 41, 41, 6), box(6, 52, 41, 41, 6)),
    accent(box(53, 52, 41, 41, 6)),
    cut('M50.5 16L62 38H39Z', circle(26.5, 72.5, 11), 'M73.5 60l4 8.5 9 1-6.7 6.3 1.8 9-8.1-4.5-8.1 4.5 1.8-9-6.7-6.3 9-1z'),
  ],
  pram: [
    mainLine(6, 'M10 42L4 25'),
    main('M6 41H88Q86 72 58 72H38Q10 72 6 41Z', circle(30, 84, 11.5), circle(66, 84, 11.5)),
    accent('M48 36V8Q48 5 52 5Q86 7 88 36Z'),
    cut(circle(30, 84, 4), circle(66, 84, 4)),
  ],
  ball: [
    main(circle(50, 50, 44)),
    accent('M50 31L67 44L61 64H39L33 44Z'),
    cutLine(4.5, 'M50 29V6M69 43L92 35M63 66L77 86M37 66L23 86M31 43L8 35'),
  ],
  bike: [
    mainLine(6, circle(22, 66, 18), circle(78, 66, 18)),
    accentLine(5.5, 'M22 66L38 38H67L50 66L38 38M22 66H50M78 66L65 28'),
    mainLine(6.5, 'M31 29H45M38 38L36 30M65 27L64 20H76'),
  ],
  dumbbell: [
    accent(box(28, 43, 44, 14)),
    main(box(3, 35, 11, 30, 5), box(16, 22, 16, 56, 6), box(68, 22, 16, 56, 6), box(86, 35, 11, 30, 5)),
  ],
  racket: [
    mainLine(2.5, 'M34 24H86M32 36H88M34 48H86M48 10V62M60 7V66M72 10V62'),
    mainLine(7.5, circle(60, 36, 29)),
    main('M35 53L43 61L18 92Q13 97 8 92Q3 87 8 82Z'),
    accent(circle(84, 84, 10)),
  ],
  book: [
    main(
      'M7 19Q31 13 47 25V87Q31 76 7 81Q4 81 4 78V22Q4 19 7 19Z',
      'M93 19Q69 13 53 25V87Q69 76 93 81Q96 81 96 78V22Q96 19 93 19Z',
    ),
    accent('M67 12H81V50L74 43L67 50Z'),
    cutLine(4, 'M15 36Q27 34 37 40M15 50Q27 48 37 54M15 64Q27 62 37 68'),
  ],
  pen: [
    accent(box(31, 4, 38, 20, 5)),
    main('M35 29H65Q74 44 71 57L53 94Q50 99 47 94L29 57Q26 44 35 29Z'),
    cutLine(4, 'M50 92V58'),
    cut(circle(50, 55, 6.5)),
  ],
  brush: [
    main('M93 7Q97 12 91 20L58 59L43 45L81 10Q88 3 93 7Z'),
    accent('M39 50L53 63Q56 86 28 90Q14 92 5 86Q17 82 19 70Q22 52 39 50Z'),
  ],
  note: [
    main(circle(23, 77, 16), circle(73, 67, 16), 'M31 22H39V77H31Z', 'M81 12H89V67H81Z'),
    accent('M31 20Q31 17 34 16L85 5Q89 4 89 8V25L31 38Z'),
  ],
  headphones: [mainLine(9, 'M13 62V50a37 37 0 0 1 74 0V62'), accent(box(7, 56, 22, 36, 9), box(71, 56, 22, 36, 9))],
  camera: [
    main('M14 27H29L35 17Q37 14 40 14H60Q63 14 65 17L71 27H86Q94 27 94 35V78Q94 86 86 86H14Q6 86 6 78V35Q6 27 14 27Z'),
    cut(circle(50, 56, 22), circle(82, 39, 4)),
    accent(circle(50, 56, 14)),
  ],
  film: [
    accent('M9 31Q8 27 12 26L83 7Q87 6 88 10L91 21L13 42Z'),
    cutLine(5, 'M31 21L40 35M52 15L61 29M73 10L82 24'),
    main('M8 46H92V86Q92 92 86 92H14Q8 92 8 86Z'),
    cut('M42 58Q42 54 46 56L64 67Q67 69 64 71L46 82Q42 84 42 80Z'),
  ],
  ticket: [
    main('M10 24H90Q96 24 96 30V40a10 10 0 0 0 0 20V70Q96 76 90 76H10Q4 76 4 70V60a10 10 0 0 0 0-20V30Q4 24 10 24Z'),
    cutLine(4, 'M68 32V37M68 45V50M68 58V63'),
    accent('M39 33l5.3 10.7 11.8 1.7-8.5 8.3 2 11.700L39 60.900l-10.6 5.5 2-11.7-8.5-8.3 11.8-1.700z'),
  ],
  mask: [
    main('M17 13Q50 24 83 13Q88 11 88 17V48Q88 80 50 95Q12 80 12 48V17Q12 11 17 13Z'),
    cut('M24 43Q34 33 45 44Q34 52 24 43Z', 'M76 43Q66 33 55 44Q66 52 76 43Z'),
    accent('M29 60Q50 70 71 60Q67 82 50 82Q33 82 29 60Z'),
  ],
  balloon: [
    main('M50 3A37 37 0 0 1 87 40Q85 58 62 75H38Q15 58 13 40A37 37 0 0 1 50 3Z', box(39, 83, 22, 14, 4)),
    accent('M50 3Q67 20 66 42Q64 60 57 75H43Q36 60 34 42Q33 20 50 3Z'),
    mainLine(3, 'M41 75V84M59 75V84'),
  ],
  phone: [
    main(box(24, 3, 52, 94, 11)),
    cut(box(31, 13, 38, 66, 3), circle(50, 88, 4)),
    accent('M50 60Q34 48 36 40Q38 33 44 34Q48 35 50 39Q52 35 56 34Q62 33 64 40Q66 48 50 60Z'),
  ],
  laptop: [
    main(box(14, 16, 72, 52, 7), 'M2 73H98V76Q97 85 88 85H12Q3 85 2 76Z'),
    cut(box(21, 23, 58, 38, 2)),
    accent('M42 33Q42 29 46 31L60 40Q63 42 60 44L46 53Q42 55 42 51Z'),
  ],
} as const satisfies Partial<Record<CardEmblem, Emblem>>
