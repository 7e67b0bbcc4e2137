import type { CustomerContext, CustomerHooks } from '../accounts/index.ts'
import { deleteMessagesOf, listMessagesOf } from './contact/contact.store.ts'
import { deleteQuotesOf, listQuotesOf } from './quotes/quotes.store.ts'

/** Enquiries belong to the customer who has confirmed their address. An unconfirmed address may belong to a stranger. */
export const enquiryHooks: CustomerHooks = {
  async onDelete({ db }, { email, isEmailConfirmed }) {
    if (!isEmailConfirmed) return
    await deleteQuotesOf(db, email)
    await deleteMessagesOf(db, email)
  },
  listOwnData: (ctx) => ({ quoteRequests: eachOwn(ctx, listQuotesOf), contactMessages: eachOwn(ctx, listMessagesOf) }),
}

type ListOf<T> = (db: CustomerContext['db'], email: string) => Promise<T[]>

async function* eachOwn<T>({ db, customer }: CustomerContext, list: ListOf<T>) {
  if (customer.isEmailConfirmed) yield* await list(db, customer.email)
}
