import type { Context, Db } from '../../platform/context.ts'
import type { Customer } from './customer.ts'
import type { ShopContext } from './shop-context.ts'

/** The context when the customer is logged in. */
export type CustomerContext = ShopContext & { customer: Customer }

/**
 * What later modules do when a customer registers, logs in or leaves. `app` provides these hooks. Where a comment says "inside the transaction", the
 * hook's changes are committed or rolled back together with the caller's.
 */
export type CustomerHooks = {
  /** Whether the guest has a cart with products. */
  hasCart?(ctx: ShopContext): Promise<boolean>
  /** The account was just created; called inside its transaction. */
  onRegister?(ctx: CustomerContext, chosen: { newsletter: boolean }): Promise<void>
  /** The customer has just logged in. */
  onLogin?(ctx: CustomerContext): Promise<void>
  /** The customer has just logged out of this browser. */
  onLogout?(ctx: ShopContext): void
  /** The customer has confirmed an address, which may replace a former one; called inside the transaction. */
  onEmailConfirmed?(ctx: ShopContext, customer: Customer, formerEmail: string | undefined): Promise<void>
  /** The owner of the mailbox took over an account that somebody else may have created; called inside the transaction. */
  onOwnerFound?(ctx: ShopContext, customer: Customer): Promise<void>
  /** The accounts that are in use, for example by an order. They are not deleted, although they are unconfirmed. */
  listUsedAccounts?(db: Db, ids: readonly string[]): Promise<string[]>
  /** The account is about to be deleted; called inside the transaction. */
  onDelete?(ctx: Context, customer: Customer): Promise<void>
  /** The customer's data for the export, as named lists. A list can have thousands of entries, so each entry is read only when it is written. */
  listOwnData?(ctx: CustomerContext): Readonly<Record<string, AsyncIterable<unknown>>>
}

/** The part of an export that belongs to the customer's address. An unconfirmed address may belong to a stranger. */
export async function* listIfConfirmed<T>({ db, customer }: CustomerContext, list: (db: Db, email: string) => Promise<T[]>) {
  if (customer.isEmailConfirmed) yield* await list(db, customer.email)
}
