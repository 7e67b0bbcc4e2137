import type { ProductSeed } from '../../types.ts'
import { fashion } from './fashion.ts'
import { foodDrink } from './food-drink.ts'
import { games } from './games.ts'
import { homeGarden } from './home-garden.ts'
import { travel } from './travel.ts'

export const products: readonly ProductSeed[] = [
  ...fashion,
  ...foodDrink,
  ...travel,
  ...homeGarden,
  ...games,
]
