import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { findCard, findCardByNumber, type ReplacedFor, replaceLostCard, unfreezeCard } from '../../modules/giftcards/index.ts'
import { recordStaffCommand } from '../../platform/security-log/record-event.ts'
import type { FailureName } from '../../shared/failures.ts'
import { isUuid } from '../../shared/uuid.ts'
import { type OpenShop, readStaffName, refuse, StaffError, say } from './staff-shop.ts'

const TEXT = { type: 'string' } as const

const REASONS: Partial<Record<FailureName, string>> = {
  GIFTCARD_NOT_FROZEN: 'is not frozen: its holder freezes it with number and PIN, or its owner in the account',
  CARD_CLOSED: 'was replaced already, or its exchange was undone',
  CARD_BLOCKED: 'is blocked: see `operate`',
  CARD_EXPIRED: 'has expired',
  CARD_IN_USE: 'is in use in a checkout: try again in half an hour',
  CARD_EMPTY: 'is empty',
}

const REPLACED_FOR = new Map<string, ReplacedFor>([
  ['buyer', 'BUYER'],
  ['holder', 'HOLDER'],
])

/**
 * Unfreezes or replaces a lost card that was frozen. The command reads the card's number, or the id that `operate` shows, from standard input, because an
 * argument would stay in the shell's history.
 */
export async function cards(args: string[], openShop: OpenShop, readCardName = readFirstLine): Promise<void> {
  const { values } = parseArgs({ args, options: { as: TEXT, unfreeze: { type: 'boolean' }, replace: TEXT } })
  const { unfreeze = false, replace } = values
  const replacedFor = REPLACED_FOR.get(replace ?? '')
  if (unfreeze === (replace !== undefined) || (replace !== undefined && !replacedFor))
    throw new StaffError('Say what to do: --unfreeze, --replace holder, or --replace buyer. The command then asks for the card.')
  const staff = readStaffName(values.as)
  const named = await readCardName()
  const { ctx, openServices } = await openShop()
  const services = await openServices()
  const card = isUuid(named) ? await findCard(ctx.db, named) : await findCardByNumber(ctx.db, services, named)
  const action = replacedFor ? `replace ${replace}` : 'unfreeze'
  // The log must never contain the card number.
  await recordStaffCommand(ctx, { staff, command: `cards --${action} ${card?.id ?? 'an unknown card'}` })
  if (!card) return refuse('There is no such card.')
  const done = replacedFor
    ? await replaceLostCard(ctx, services, { cardId: card.id, replacedFor })
    : await unfreezeCard(ctx, card.id)
  if (!done.ok) return refuse(`This card ${REASONS[done.failure] ?? `cannot be changed: ${done.failure}`}.`)
  if (!done.value) return say('The card can be spent again.')
  say(`The old card cannot be used any more. Give this number and PIN, which are shown only now, to its ${replace}:`)
  say(`${done.value.number}  PIN ${done.value.pin}`)
}

async function readFirstLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Card number or id: ')
  for await (const line of createInterface({ input: process.stdin })) return line.trim()
  return ''
}
