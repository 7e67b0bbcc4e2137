import type { CustomerContext, CustomerHooks } from '../accounts/index.ts'
import { deleteEntriesOf, listEntriesOf } from './doubler.store.ts'

/** Entries belong to the customer who has confirmed their address. An entry that is erased before its draw cannot win. */
export const doublerHooks: CustomerHooks = {
  async onDelete({ db }, { email, isEmailConfirmed }) {
    if (isEmailConfirmed) await deleteEntriesOf(db, email)
  },
  listOwnData: (ctx) => ({ doublerEntries: eachOwn(ctx) }),
}

async function* eachOwn({ db, customer }: CustomerContext) {
  if (customer.isEmailConfirmed) yield* await listEntriesOf(db, customer.email)
}
