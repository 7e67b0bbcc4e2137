import type { ProductTexts } from '../../types.ts'
import { beautyWellness } from './beauty-wellness.ts'
import { booksStationery } from './books-stationery.ts'
import { departmentStores } from './department-stores.ts'
import { donations } from './donations.ts'
import { electronics } from './electronics.ts'
import { experiences } from './experiences.ts'
import { fashion } from './fashion.ts'
import { foodDrink } from './food-drink.ts'
import { games } from './games.ts'
import { homeGarden } from './home-garden.ts'
import { jewellery } from './jewellery.ts'
import { kidsBaby } from './kids-baby.ts'
import { pets } from './pets.ts'
import { special } from './special.ts'
import { sportOutdoor } from './sport-outdoor.ts'
import { streamingMusic } from './streaming-music.ts'
import { travel } from './travel.ts'

export const dutchTexts: ProductTexts = {
  ...fashion,
  ...foodDrink,
  ...travel,
  ...homeGarden,
  ...games,
  ...beautyWellness,
  ...kidsBaby,
  ...sportOutdoor,
  ...booksStationery,
  ...experiences,
  ...streamingMusic,
  ...electronics,
  ...jewellery,
  ...pets,
  ...departmentStores,
  ...donations,
  ...special,
}
