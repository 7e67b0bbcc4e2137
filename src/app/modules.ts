import { accountsModule } from '../modules/accounts/accounts.module.ts'
import { catalogModule } from '../modules/catalog/catalog.module.ts'
import { contentModule } from '../modules/content/content.module.ts'
import { storefrontsModule } from '../modules/storefronts/storefronts.module.ts'
import type { ShopModule } from '../platform/module.ts'

/** Bottom to top: each imports only those before it. */
export const modules: readonly ShopModule[] = [storefrontsModule, accountsModule, catalogModule, contentModule]
