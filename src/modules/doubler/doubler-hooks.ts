import { type CustomerHooks, listIfConfirmed } from '../accounts/index.ts'
import { deleteEntriesOf, listEntriesOf } from './doubler.store.ts'

/** Entries belong to the customer who has confirmed their address. An entry that is erased before its draw cannot win. */
export const doublerHooks: CustomerHooks = {
  async onDelete({ db }, { email, isEmailConfirmed }) {
    if (isEmailConfirmed) await deleteEntriesOf(db, email)
  },
  listOwnData: (ctx) => ({ doublerEntries: listIfConfirmed(ctx, listEntriesOf) }),
}
