import type { Context } from '../../platform/context.ts'
import { hashToken } from '../../platform/keys.ts'
import { findCustomerOfSession } from './accounts.store.ts'
import type { Customer } from './customer.ts'

/** Whose session this token opens. The database knows only its hash. */
export async function findCustomer(ctx: Context, sessionToken: string | undefined): Promise<Customer | undefined> {
  if (!sessionToken) return undefined
  return findCustomerOfSession(ctx.db, hashToken(sessionToken), ctx.clock.now())
}
