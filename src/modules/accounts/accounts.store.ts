import type { Db } from '../../platform/context.ts'
import type { Customer, CustomerAddress } from './customer.ts'

type Tables = {
  users: {
    id: string
    email: string
    first_name: string
    last_name: string
    invoice_email: string | null
    phone_number: string | null
    vat_number: string | null
    address: CustomerAddress | null
    subscribed: boolean
    created_at: Date
  }
  sessions: { token_hash: Buffer; user_id: string; expires_at: Date }
}

/** Sessions that have run out are nobody's. */
export async function findCustomerOfSession(db: Db, tokenHash: Buffer, now: Date): Promise<Customer | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.invoice_email as invoiceEmail',
      'users.phone_number as phoneNumber',
      'users.vat_number as vatNumber',
      'users.address',
      'users.subscribed',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
}
