/**
 * The packing table: what is to leave the house today, its packing slips, and what the carrier has taken.
 *
 *   node --import tsx tools/pack.ts                                lists the parcels that are due
 *   node --import tsx tools/pack.ts --slips                        writes their packing slips to DATA_DIR/packing-slips
 *   node --import tsx tools/pack.ts --ship 10000001-1 10000002-1   marks parcels as shipped, by the labels on their slips
 *   node --import tsx tools/pack.ts --ship all                     marks all that are due
 *
 * Each takes --storefront GCSUK for one store, and --by 2026-03-31 to pack ahead. It takes the environment of the shop (DATABASE_URL, DATA_DIR) and may run beside it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../src/app/config.ts'
import { openDatabase } from '../src/app/database.ts'
import { createShutdown } from '../src/app/shutdown.ts'
import type { Parcel } from '../src/modules/orders/fulfilment/gift.ts'
import { drawPackingSlip, parcelLabel } from '../src/modules/orders/fulfilment/packing/packing-slip.ts'
import { listDueParcels, shipParcel } from '../src/modules/orders/fulfilment/packing/ship-parcels.ts'
import { readOrder } from '../src/modules/orders/index.ts'
import { loadArt } from '../src/platform/art.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/context.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'

type DueParcel = Parcel & { label: string }

async function listDue(ctx: Context, asked: Parameters<typeof listDueParcels>[1]): Promise<DueParcel[]> {
  const parcels = await listDueParcels(ctx, asked)
  return Promise.all(
    parcels.map(async (parcel) => ({ ...parcel, label: parcelLabel(await readOrder(ctx.db, parcel.orderId), parcel) })),
  )
}

async function writeSlips(ctx: Context, { dataDir }: Config, parcels: readonly DueParcel[]): Promise<void> {
  const folder = join(dataDir, 'packing-slips')
  const art = loadArt(new URL('../dist/art/manifest.json', import.meta.url), ctx.log)
  await mkdir(folder, { recursive: true })
  for (const parcel of parcels) {
    const file = join(folder, `${parcel.storefront}-${parcel.label}.pdf`)
    await writeFile(file, await drawPackingSlip(ctx, { art }, parcel))
    say(file)
  }
}

async function ship(ctx: Context, parcels: readonly DueParcel[], labels: readonly string[]): Promise<void> {
  const unknown = labels.filter((label) => label !== 'all' && !parcels.some((parcel) => parcel.label === label))
  if (unknown.length > 0) throw new Error(`Not due, or shipped already: ${unknown.join(', ')}`)
  for (const parcel of parcels.filter(({ label }) => labels.includes('all') || labels.includes(label))) {
    if (await shipParcel(ctx, parcel)) say(`${parcel.label} is with ${parcel.carrier}`)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const { values, positionals } = parseArgs({
  options: { storefront: { type: 'string' }, by: { type: 'string' }, slips: { type: 'boolean' }, ship: { type: 'boolean' } },
  allowPositionals: true,
})
const config = await readConfig(process.env)
const log = createLog({ level: 'warn' })
const shutdown = createShutdown(log)
try {
  const { db } = await openDatabase(config, log, shutdown)
  const ctx: Context = { db, clock: systemClock, ids: randomIds, log }
  const due = await listDue(ctx, values)
  if (values.ship) await ship(ctx, due, positionals)
  else if (values.slips) await writeSlips(ctx, config, due)
  else
    for (const { label, storefront, shipOn, carrier } of due) say(`${label}  ${storefront}  leaves on ${shipOn} with ${carrier}`)
} finally {
  await shutdown.close()
}
