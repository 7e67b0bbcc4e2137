import type { LocationSeed } from '../../types.ts'
import { arcadeEleven } from './arcade-eleven.ts'
import { barberAndBramley } from './barber-and-bramley.ts'
import { batterAndBell } from './batter-and-bell.ts'
import { brightButtonStudio } from './bright-button-studio.ts'
import { cactusUncle } from './cactus-uncle.ts'
import { chapterAndCrumb } from './chapter-and-crumb.ts'
import { clayAndKin } from './clay-and-kin.ts'
import { copperColander } from './copper-colander.ts'
import { curlAssembly } from './curl-assembly.ts'
import { deadliftAndDaisies } from './deadlift-and-daisies.ts'
import { foxgloveAndFolio } from './foxglove-and-folio.ts'
import { grumbleCoffee } from './grumble-coffee.ts'
import { ketchupParade } from './ketchup-parade.ts'
import { knightAndPawnbroker } from './knight-and-pawnbroker.ts'
import { larkbread } from './larkbread.ts'
import { dutchLocations } from './netherlands.ts'
import { oliveTelegraph } from './olive-telegraph.ts'
import { petiteRuse } from './petite-ruse.ts'
import { rumpusToyHall } from './rumpus-toy-hall.ts'
import { saffronPost } from './saffron-post.ts'
import { saltcellarSauna } from './saltcellar-sauna.ts'
import { scoopAlmanac } from './scoop-almanac.ts'
import { slurpAndLantern } from './slurp-and-lantern.ts'
import { stillwaterAndSage } from './stillwater-and-sage.ts'
import { sundialYoga } from './sundial-yoga.ts'
import { tarnAndTether } from './tarn-and-tether.ts'
import { theLockedPantry } from './the-locked-pantry.ts'
import { thirdKettle } from './third-kettle.ts'
import { trickShotSocial } from './trick-shot-social.ts'
import { tumbledownPizza } from './tumbledown-pizza.ts'

export const locations: readonly LocationSeed[] = [
  ...copperColander,
  ...tumbledownPizza,
  ...slurpAndLantern,
  ...ketchupParade,
  ...saffronPost,
  ...batterAndBell,
  ...thirdKettle,
  ...grumbleCoffee,
  ...larkbread,
  ...petiteRuse,
  ...oliveTelegraph,
  ...cactusUncle,
  ...scoopAlmanac,
  ...knightAndPawnbroker,
  ...arcadeEleven,
  ...theLockedPantry,
  ...trickShotSocial,
  ...stillwaterAndSage,
  ...sundialYoga,
  ...curlAssembly,
  ...barberAndBramley,
  ...saltcellarSauna,
  ...tarnAndTether,
  ...clayAndKin,
  ...chapterAndCrumb,
  ...foxgloveAndFolio,
  ...rumpusToyHall,
  ...brightButtonStudio,
  ...deadliftAndDaisies,
  ...dutchLocations,
]
