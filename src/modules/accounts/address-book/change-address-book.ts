import { isDeepStrictEqual } from 'node:util'
import type { AddressBookInput } from '#generated/resolvers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import { inTurn, TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { listAddressFailures } from '#shared/validation/address.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { CHANGES_PER_ACCOUNT } from '../change-limit.ts'
import type { ShopContext } from '../shop-context.ts'
import { countAddresses, deleteAddress, findAddress, insertAddress, lockBook, saveAddress } from './addresses.store.ts'
import { type BookAddress, toBookAddress } from './book-address.ts'

const MAX_ADDRESSES = 50

/** Adds an address, or changes an address of the customer. The first address becomes the default for everything. */
export async function saveBookAddress(
  ctx: ShopContext,
  parts: AccountsParts,
  input: AddressBookInput,
): Promise<Result<BookAddress, ShopFailure[]>> {
  const { customer } = ctx
  if (!customer) return fail([{ name: 'NOT_LOGGED_IN' }])
  const failures = listFailures(input)
  if (failures.length > 0) return fail(failures)
  const allowed = await parts.limits.consume(ctx, CHANGES_PER_ACCOUNT, customer.id)
  if (!allowed.ok) return fail([allowed.failure])
  return inTurn(ctx, { key: `visitor ${customer.id}`, refusal: [TOO_MANY_AT_ONCE] }, () =>
    inTransaction(ctx, async (ctx) => {
      await lockBook(ctx.db, customer.id)
      const count = await countAddresses(ctx.db, customer.id)
      const known = input.id ? await findAddress(ctx.db, customer.id, input.id) : undefined
      if (input.id && !known) return fail<ShopFailure[]>([{ name: 'ADDRESS_UNKNOWN', parameter: 'id' }])
      if (!known && count >= MAX_ADDRESSES) return fail<ShopFailure[]>([{ name: 'ADDRESSES_TOO_MANY' }])
      const address: BookAddress = {
        id: known?.id ?? ctx.ids.uuid(),
        ...toBookAddress(input),
        isDefaultBilling: input.isDefaultBilling === true || count === 0,
        isDefaultDelivery: input.isDefaultDelivery === true || count === 0,
      }
      if (isDeepStrictEqual(known, address)) return ok(address)
      if (known) await saveAddress(ctx.db, customer.id, address)
      else await insertAddress(ctx.db, customer.id, { ...address, createdAt: ctx.clock.now() })
      await recordAccountEvent(ctx, parts, { event: 'ADDRESS_SAVED', accountId: customer.id })
      return ok(address)
    }),
  )
}

export async function deleteBookAddress(ctx: ShopContext, parts: AccountsParts, id: string): Promise<Result<void, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  return inTransaction(ctx, async (ctx) => {
    const isDeleted = await deleteAddress(ctx.db, customer.id, id)
    if (isDeleted) await recordAccountEvent(ctx, parts, { event: 'ADDRESS_DELETED', accountId: customer.id })
    return ok(undefined)
  })
}

/** A billing address may be in any country. The default shipping address must be in a country that the shop ships to. */
function listFailures(input: AddressBookInput): ShopFailure[] {
  const failures = listAddressFailures({ ...toBookAddress(input).address }, { purpose: 'DELIVERY' })
  return failures.filter(({ name }) => input.isDefaultDelivery || name !== 'COUNTRY_NOT_SERVED')
}
