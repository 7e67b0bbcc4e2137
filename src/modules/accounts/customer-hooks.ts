import type { Context, Db } from '../../platform/context.ts'
import type { Customer } from './customer.ts'
import type { ShopContext } from './shop-context.ts'

/** What a context knows once somebody is logged in. */
export type CustomerContext = ShopContext & { customer: Customer }

/**
 * What modules above this one do when a customer comes or goes; app plugs them in. Where it says so they run inside the transaction of what happened:
 * all of it, or nothing.
 */
export type CustomerHooks = {
  /** Whether a guest has something to order. */
  hasCart?(ctx: ShopContext): Promise<boolean>
  /** A new account, inside its transaction. */
  onRegister?(ctx: CustomerContext, chosen: { newsletter: boolean }): Promise<void>
  /** Somebody is logged in from now on. */
  onLogin?(ctx: CustomerContext): Promise<void>
  /** This browser is logged out from now on. */
  onLogout?(ctx: ShopContext): void
  /** The address is the customer's for certain, in the place of another that was; inside the transaction. */
  onEmailConfirmed?(ctx: ShopContext, customer: Customer, formerEmail: string | undefined): Promise<void>
  /** The owner of the mailbox took over an account that a stranger may have made; inside the transaction. */
  onOwnerFound?(ctx: ShopContext, customer: Customer): Promise<void>
  /** Those of these accounts that are in use, for example by an order: they are not deleted, although unconfirmed. */
  listUsedAccounts?(db: Db, ids: readonly string[]): Promise<string[]>
  /** The account is about to be deleted, inside the transaction. */
  onDelete?(ctx: Context, customer: Customer): Promise<void>
  /** What is stored about a customer, for the data export: lists by name. There may be thousands of entries, so each is read when it is written. */
  listOwnData?(ctx: CustomerContext): Readonly<Record<string, AsyncIterable<unknown>>>
}
