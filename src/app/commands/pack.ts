import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  findReasonNotToPack,
  findReasonNotToShip,
  findStopReason,
  listDueParcels,
  needsCards,
  type Parcel,
  printSlip,
  shipParcel,
  writeCardFiles,
} from '../../modules/orders/index.ts'
import { loadArt } from '../../platform/art.ts'
import type { Context } from '../../platform/context.ts'
import { createKeyring } from '../../platform/keys.ts'
import { recordStaffCommand } from '../../platform/security-log/record-event.ts'
import type { Config } from '../config.ts'
import { type OpenShop, readStaffName, StaffError, say } from './staff-shop.ts'

type Named = { due: readonly Parcel[]; labels: readonly string[] }

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

/** For packing: lists the parcels that are due, writes their slips and card files, and marks those that the carrier has taken. */
export async function pack(args: string[], openShop: OpenShop): Promise<void> {
  const { values, positionals: labels } = parseArgs({
    args,
    options: { as: TEXT, storefront: TEXT, by: TEXT, slips: FLAG, cards: TEXT, ship: FLAG },
    allowPositionals: true,
  })
  const [command, ...others] = (['slips', 'cards', 'ship'] as const).filter((name) => values[name])
  if (others.length > 0) throw new StaffError('One command at a time.')
  const staff = command && readStaffName(values.as)
  const { ctx, config } = await openShop()
  if (staff) await recordStaffCommand(ctx, { staff, command: ['pack', `--${command}`, ...labels].join(' ') })
  const due = await listDueParcels(ctx, values)
  if (values.ship) await ship(ctx, { due, labels })
  else if (values.slips) await writeSlips(ctx, config, { due, labels })
  else if (values.cards && staff) await writeCards(ctx, config, { due, labels, folder: values.cards, staff })
  else list(due)
}

async function writeSlips(ctx: Context, { dataDir }: Config, named: Named): Promise<void> {
  const folder = join(dataDir, 'packing-slips')
  const art = loadArt(new URL('../../../dist/art/manifest.json', import.meta.url), ctx.log)
  // Slips contain names and addresses.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  for (const parcel of pick(named, ({ slipAt }) => slipAt === null)) {
    const { id, storefront, label } = parcel
    const file = join(folder, `${storefront}-${label}.pdf`)
    const printed = await printSlip(ctx, { art }, { id, write: (slip) => writeFile(file, slip, { mode: 0o600 }) })
    if (!printed) say(`${label} HAS NO SLIP: ${findStopReason(parcel) ?? 'it has just been shipped or stopped'}`)
    else say(printed.hasOldSlip ? `${file}  (its address was corrected: do not use the earlier slip)` : file)
  }
}

/** Writes the cards of each parcel once, or again when the parcel is named by its label. */
async function writeCards(
  ctx: Context,
  { secretKey, oldSecretKeys }: Config,
  { folder, staff, ...named }: Named & { folder: string; staff: string },
): Promise<void> {
  const parcels = pick(named, needsCards)
  for (const parcel of parcels) {
    const reason = findReasonNotToPack(parcel)
    if (reason) throw new StaffError(`No cards are printed for ${parcel.label}: ${reason}`)
  }
  if (parcels.length === 0) return say('There are no cards to print.')
  const parts = { cardKeys: createKeyring(secretKey, oldSecretKeys) }
  const files = await writeCardFiles(ctx, parts, {
    parcels,
    isAgain: named.labels.length > 0,
    folder,
    readBy: staff,
  })
  if (files.length === 0) return say('Somebody else has just printed these cards.')
  for (const file of files) say(file)
}

async function ship(ctx: Context, named: Named): Promise<void> {
  for (const parcel of pick(named, () => false)) {
    const { label, carrier } = parcel
    if (await shipParcel(ctx, parcel)) say(`${label} is with ${carrier}`)
    else say(`${label} STAYS HERE: ${findReasonNotToShip(parcel) ?? 'it has just been shipped or corrected'}`)
  }
}

/** The parcels with these labels, or all with "all"; without labels, those that match. */
function pick({ due, labels }: Named, matches: (parcel: Parcel) => boolean): Parcel[] {
  const unknown = labels.filter((label) => label !== 'all' && !due.some((parcel) => parcel.label === label))
  if (unknown.length > 0) throw new StaffError(`Not due, or shipped already: ${unknown.join(', ')}`)
  if (labels.length === 0) return due.filter(matches)
  return due.filter(({ label }) => labels.includes('all') || labels.includes(label))
}

function list(due: readonly Parcel[]): void {
  for (const parcel of due) {
    const { label, storefront, shipOn, carrier, cardsReadAt } = parcel
    const cards = cardsReadAt ? ` (its cards were printed at ${cardsReadAt.toISOString()})` : ''
    say(
      `${label}  ${storefront}  leaves on ${shipOn} with ${carrier}: ${findReasonNotToShip(parcel) ?? 'its slip is printed'}${cards}`,
    )
  }
}
