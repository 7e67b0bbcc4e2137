import { parseArgs } from 'node:util'
import { findCard, findCardByNumber, replaceLostCard, unfreezeCard } from '../../modules/giftcards/index.ts'
import { recordStaffCommand } from '../../platform/security-log/record-event.ts'
import type { FailureName } from '../../shared/failures.ts'
import { isUuid } from '../../shared/uuid.ts'
import { type OpenShop, readStaffName, refuse, StaffError, say } from './staff-shop.ts'

const TEXT = { type: 'string' } as const

const REASONS: Partial<Record<FailureName, string>> = {
  GIFTCARD_NOT_FROZEN: 'is not stopped: its holder stops it with number and PIN, or its owner in the account',
  CARD_CLOSED: 'was replaced already, or its exchange was undone',
  CARD_BLOCKED: 'is blocked: see `operate`',
  CARD_EXPIRED: 'has expired',
  CARD_IN_USE: 'is in use in a checkout: try again in half an hour',
  CARD_EMPTY: 'has nothing left on it',
}

/** Lost cards that were stopped: found again, or replaced for the person who had them. Named by number, or by the id that `operate` shows. */
export async function cards(args: string[], openShop: OpenShop): Promise<void> {
  const { values } = parseArgs({ args, options: { as: TEXT, unfreeze: TEXT, replace: TEXT } })
  const { unfreeze, replace } = values
  const named = unfreeze ?? replace
  if (named === undefined || (unfreeze !== undefined && replace !== undefined))
    throw new StaffError('Name one card: --unfreeze <number>, or --replace <number>.')
  const staff = readStaffName(values.as)
  const { ctx, openServices } = await openShop()
  const services = await openServices()
  const card = isUuid(named) ? await findCard(ctx.db, named) : await findCardByNumber(ctx.db, services, named)
  const action = unfreeze === undefined ? 'replace' : 'unfreeze'
  // Never the number itself.
  await recordStaffCommand(ctx, { staff, command: `cards --${action} ${card?.id ?? 'an unknown card'}` })
  if (!card) return refuse('There is no such card.')
  const done = unfreeze === undefined ? await replaceLostCard(ctx, services, card.id) : await unfreezeCard(ctx, card.id)
  if (!done.ok) return refuse(`This card ${REASONS[done.failure] ?? `cannot be changed: ${done.failure}`}.`)
  if (!done.value) return say('The card can be spent again.')
  say('The old card is dead for good. Give its holder this number and PIN, which are shown only now:')
  say(`${done.value.number}  PIN ${done.value.pin}`)
}
