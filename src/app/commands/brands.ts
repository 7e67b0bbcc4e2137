import { parseArgs } from 'node:util'
import { createBrandKey, listKeysOfBrands, revokeBrandKey } from '../../modules/brands/index.ts'
import { listProductIds } from '../../modules/catalog/index.ts'
import { listSettlements } from '../../modules/giftcards/index.ts'
import type { Context } from '../../platform/context.ts'
import { createKeyring } from '../../platform/keys.ts'
import { recordStaffCommand } from '../../platform/security-log/record-event.ts'
import { formatExactMoney, toApiMoney } from '../../shared/money.ts'
import { type OpenShop, readStaffName, refuse, StaffError, say } from './staff-shop.ts'

const TEXT = { type: 'string' } as const

/** Lists and changes the keys with which brands' shops accept gift cards (docs/brand-api.md), and lists the amount due to each brand. */
export async function brands(args: string[], openShop: OpenShop): Promise<void> {
  const { values } = parseArgs({ args, options: { as: TEXT, 'create-key': TEXT, 'revoke-key': TEXT } })
  const { 'create-key': brand, 'revoke-key': id } = values
  if (brand !== undefined && id !== undefined) throw new StaffError('One command at a time.')
  if (brand === undefined && id === undefined) return list((await openShop()).ctx)
  const by = readStaffName(values.as)
  const { ctx, config } = await openShop()
  const command = brand === undefined ? `brands --revoke-key ${id}` : `brands --create-key ${brand}`
  await recordStaffCommand(ctx, { staff: by, command })
  if (id !== undefined) return revoke(ctx, { id, by })
  if (!(await listProductIds(ctx.db)).has(brand ?? '')) return refuse(`There is no brand ${brand}: use the slug of its product.`)
  const cardKeys = createKeyring(config.secretKey, config.oldSecretKeys)
  const key = await createBrandKey(ctx, { cardKeys }, { brand: brand ?? '', by })
  say(`The shop of ${key.brand} signs with key ${key.id} and this secret, which is shown only now:`)
  say(key.secret)
}

async function revoke(ctx: Context, key: { id: string; by: string }): Promise<void> {
  if (await revokeBrandKey(ctx, key)) say(`Key ${key.id} is revoked.`)
  else refuse(`There is no key ${key.id}, or it was revoked before.`)
}

async function list({ db }: Context): Promise<void> {
  const keys = await listKeysOfBrands(db)
  for (const { id, brand, createdAt, createdBy, revokedAt } of keys) {
    const created = `created by ${createdBy} on ${createdAt.toISOString().slice(0, 10)}`
    say(`${brand}  key ${id}: ${created}${revokedAt ? `, revoked on ${revokedAt.toISOString().slice(0, 10)}` : ''}`)
  }
  for (const { brand, ...amount } of await listSettlements(db)) {
    say(`${brand}  amount due: ${formatExactMoney(toApiMoney(amount), 'en')}`)
  }
  if (keys.length === 0) say('No brand has a key.')
}
