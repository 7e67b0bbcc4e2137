export { createBrandKey, resealBrandKeys, revokeBrandKey, saveBrandKey } from './brand-keys.ts'
export { listKeysOfBrands } from './brands.store.ts'
