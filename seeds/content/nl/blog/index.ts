import type { PageSeed } from '../../../types.ts'
import { alsJeNietWeetWatJeMoetSchrijven } from './als-je-niet-weet-wat-je-moet-schrijven.ts'
import { lastMinuteZonderDatHetZoLijkt } from './last-minute-zonder-dat-het-zo-lijkt.ts'
import { oplichtingHerkennen } from './oplichting-met-cadeaubonnen-herkennen.ts'
import { samenEenCadeauGeven } from './samen-een-cadeau-geven.ts'

/** Newest first. */
export const dutchBlogPages: readonly PageSeed[] = [
  oplichtingHerkennen,
  lastMinuteZonderDatHetZoLijkt,
  samenEenCadeauGeven,
  alsJeNietWeetWatJeMoetSchrijven,
]
