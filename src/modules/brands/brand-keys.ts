import type { Context } from '../../platform/context.ts'
import { keysThatOpen } from '../../platform/keys.ts'
import { openText, sealText } from '../../platform/sealing.ts'
import {
  findKeyOfBrand,
  insertKeyOfBrand,
  listKeysNotSealedWith,
  type SealedKey,
  saveResealed,
  saveRevoked,
} from './brands.store.ts'
import type { BrandsParts } from './brands-parts.ts'

const SEALING = 'brands.keys'

type Keys = Pick<BrandsParts, 'cardKeys'>
type OpenKey = { id: string; brand: string; secret: string }

/** Creates a key for the shop of a brand. Its secret is shown only once, here. */
export async function createBrandKey(ctx: Context, parts: Keys, { brand, by }: { brand: string; by: string }): Promise<OpenKey> {
  const key = { id: ctx.ids.uuid(), brand, secret: ctx.ids.token() }
  await saveBrandKey(ctx, parts, { ...key, by })
  return key
}

/** Saves a key with a known secret, such as that of a simulated shop, which is saved again at every start with the same id. */
export async function saveBrandKey({ db, ids, clock }: Context, parts: Keys, key: OpenKey & { by: string }): Promise<void> {
  const { id, brand, by } = key
  await insertKeyOfBrand(db, { id, brand, by, ...seal(ids, parts, key), now: clock.now() })
}

/** Requests signed with this key are refused from now on. False when there is no such key, or it is already revoked. */
export function revokeBrandKey({ db, clock }: Context, { id, by }: { id: string; by: string }): Promise<boolean> {
  return saveRevoked(db, { id, by, now: clock.now() })
}

export async function findOpenKey({ db }: Context, parts: Keys, id: string): Promise<OpenKey | undefined> {
  const key = await findKeyOfBrand(db, id)
  return key && { id, brand: key.brand, secret: open(parts, key) }
}

/** Seals all secrets with the newest SECRET_KEY. Returns how many secrets were sealed. */
export async function resealBrandKeys({ db, ids }: Context, parts: Keys): Promise<number> {
  const older = await listKeysNotSealedWith(db, parts.cardKeys.newest.id)
  for (const key of older) await saveResealed(db, { id: key.id, ...seal(ids, parts, { id: key.id, secret: open(parts, key) }) })
  return older.length
}

function seal(ids: Context['ids'], { cardKeys: { newest } }: Keys, { id, secret }: Pick<OpenKey, 'id' | 'secret'>) {
  return { sealed: sealText(ids, newest.keyFor(SEALING), { clear: secret, boundTo: id }), sealedWith: newest.id }
}

function open({ cardKeys }: Keys, { id, sealed, sealedWith }: SealedKey): string {
  const keys = keysThatOpen(cardKeys, sealedWith).map(({ keyFor }) => keyFor(SEALING))
  return openText(keys, { sealed, boundTo: id })
}
