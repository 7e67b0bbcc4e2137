import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAccountEvent } from '../../platform/security-log/record-event.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { insertCustomer, type Profile, readCustomer, saveProfile } from './accounts.store.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { insertAddress } from './address-book/addresses.store.ts'
import type { BookAddressFields } from './address-book/book-address.ts'
import type { CustomerContext } from './customer-hooks.ts'
import { askToConfirmEmail } from './emails/ask-to-confirm-email.ts'
import { mayMail } from './emails/may-mail.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { startSession } from './sessions/start-session.ts'
import type { ShopContext } from './shop-context.ts'

type NewAccount = {
  email: string
  firstName: string
  lastName: string
  password: string
  newsletter: boolean
  /** The first entry of the address book. */
  address?: BookAddressFields
  /** Profile data that an order provides: company, telephone and invoice address. */
  profile?: Omit<Profile, 'firstName' | 'lastName'>
}

/** Creates an account from checked input and logs the customer in. A mail then asks the customer to confirm the address. */
export async function createAccount(
  ctx: ShopContext,
  parts: AccountsParts,
  account: NewAccount,
): Promise<Result<CustomerContext, ShopFailure>> {
  const { email, firstName, lastName, address, newsletter, profile } = account
  const passwordHash = await hashPassword(account.password, ctx.ids)
  const id = ctx.ids.uuid()
  const now = ctx.clock.now()
  const created = await inTransaction(ctx, async (ctx) => {
    const isNew = await insertCustomer(ctx.db, { id, email, firstName, lastName, passwordHash, now })
    if (!isNew) return fail<ShopFailure>({ name: 'USER_EXISTS', parameter: 'email' })
    await recordAccountEvent(ctx, parts, { event: 'ACCOUNT_CREATED', accountId: id })
    if (profile) await saveProfile(ctx.db, id, { ...profile, firstName, lastName })
    if (address) {
      await insertAddress(ctx.db, id, {
        id: ctx.ids.uuid(),
        ...address,
        isDefaultBilling: true,
        isDefaultDelivery: true,
        createdAt: now,
      })
    }
    // The account is created even when this address got too many mails this hour. The customer can ask for the mail later.
    if ((await mayMail(ctx, parts, email)).ok) await askToConfirmEmail(ctx, parts, { userId: id, email })
    const known = { ...ctx, customer: await readCustomer(ctx.db, id) }
    for (const { onRegister } of parts.hooks) await onRegister?.(known, { newsletter })
    return ok(undefined)
  })
  if (!created.ok) return created
  const known = await startSession(ctx, parts, { userId: id, passwordHash })
  // The owner has already set another password with a link.
  return known ? ok(known) : fail({ name: 'USER_EXISTS', parameter: 'email' })
}
