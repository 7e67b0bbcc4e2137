import type { Context } from '#platform/context.ts'
import type { Customer } from '../../accounts/index.ts'
import { deleteMember } from './approved-companies.store.ts'

/** Removes the address of a deleted account. An unconfirmed address may belong to another person, who keeps the credit. */
export async function removeMember({ db }: Context, { email, isEmailConfirmed }: Customer): Promise<void> {
  if (isEmailConfirmed) await deleteMember(db, email)
}
