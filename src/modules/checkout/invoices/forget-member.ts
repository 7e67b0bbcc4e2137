import type { Context } from '#platform/context.ts'
import type { Customer } from '../../accounts/index.ts'
import { deleteMember } from './approved-companies.store.ts'

/** A deleted account leaves no address behind. An address that was never confirmed may be somebody else's, who keeps the credit. */
export async function forgetMember({ db }: Context, { email, isEmailConfirmed }: Customer): Promise<void> {
  if (isEmailConfirmed) await deleteMember(db, email)
}
