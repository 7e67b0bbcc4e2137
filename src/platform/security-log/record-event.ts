import { createHmac, type KeyObject } from 'node:crypto'
import type { Context } from '../context.ts'
import { sourceOf } from '../rate-limits/source.ts'
import { insertLine } from './security-log.store.ts'

/** Events of an account or a card that matter to its owner, or to somebody who investigates a theft. */
type AccountEventName =
  | 'ACCOUNT_CREATED'
  | 'ACCOUNT_DELETED'
  | 'LOGIN'
  | 'LOGIN_FAILED'
  | 'LOGOUT_EVERYWHERE'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'EMAIL_CHANGE_REQUESTED'
  | 'EMAIL_CHANGED'
  | 'PROFILE_CHANGED'
  | 'ADDRESS_SAVED'
  | 'ADDRESS_DELETED'
  | 'GIFTCARD_FROZEN'
  | 'GIFTCARD_REPLACED'
  | 'EXCHANGE_UNDONE'

type Keys = { keyFor: (purpose: string) => KeyObject }

/** Call it inside the transaction of the event, so that both are stored or neither. Record a failure outside of any transaction. */
export async function recordAccountEvent(
  ctx: Pick<Context, 'db' | 'clock' | 'request'>,
  { keyFor }: Keys,
  { event, accountId }: { event: AccountEventName; accountId: string | undefined },
): Promise<void> {
  const sourceHash = ctx.request ? createHmac('sha256', keyFor('security-log.source')).update(sourceOf(ctx)).digest() : undefined
  await insertLine(ctx.db, { at: ctx.clock.now(), event, accountId, sourceHash })
}

/** The longest command line in the table; a longer one is cut. */
const COMMAND_MAX_LENGTH = 500

/** Call it before the command runs, so that a command that fails is recorded too. */
export async function recordStaffCommand(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { staff, command }: { staff: string; command: string },
): Promise<void> {
  await insertLine(db, { at: clock.now(), event: 'STAFF_COMMAND', staff, command: command.slice(0, COMMAND_MAX_LENGTH) })
}
