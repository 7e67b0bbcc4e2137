import type { ShopModule } from '../../platform/module.ts'
import type { BrandsParts } from './brands-parts.ts'
import { forgetOldNoncesJob } from './jobs/forget-old-nonces.job.ts'
import { registerBrandApi } from './register-brand-api.ts'

export function createBrandsModule(parts: BrandsParts): ShopModule {
  const register = registerBrandApi(parts)
  return {
    name: 'brands',
    resolvers: {},
    jobs: [forgetOldNoncesJob],
    routes: (server, _readContext, contextOf) => register(server, contextOf),
  }
}
