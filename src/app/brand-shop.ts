import { saveBrandKey } from '../modules/brands/index.ts'
import type { Context } from '../platform/context.ts'
import { localOrigin } from '../platform/http/own-hosts.ts'
import { BRANDS } from '../simulators/brand-shop/goods.ts'
import { type BrandShop, startBrandShop } from '../simulators/brand-shop/start-brand-shop.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'
import type { Shutdown } from './shutdown.ts'

type Opening = { services: Services; shutdown: Shutdown }

/** Starts the simulated online shops of two brands, each with its own key of the brand API. Only one process of the shop runs them. */
export async function openBrandShop(
  ctx: Context,
  config: Config,
  { services, shutdown }: Opening,
): Promise<BrandShop | undefined> {
  const { brandShopPort: port, host, role } = config
  if (port === undefined || role === 'web') return undefined
  const keys = Object.fromEntries(BRANDS.map(({ slug }) => [slug, toKey(services, slug)]))
  for (const [brand, key] of Object.entries(keys)) await saveBrandKey(ctx, services, { ...key, brand, by: 'simulator' })
  const shop = await startBrandShop({ host, port, keys, clock: ctx.clock, ids: ctx.ids })
  shutdown.onClose('brand shop', () => shop.close())
  if (config.port > 0) shop.setShopAddress(localOrigin(host, config.port))
  return shop
}

/** The address to which redeem pages send visitors, the same in every process of the shop. Undefined: the brands' real shops. */
export function findBrandShopAddress({ brandShopPort: port }: Config, shop: BrandShop | undefined): string | undefined {
  return shop?.address ?? (port ? `http://localhost:${port}/` : undefined)
}

function toKey({ keyFor }: Services, slug: string) {
  return { id: `simulator-${slug}`, secret: keyFor(`brand shop simulator ${slug}`).export().toString('hex') }
}
