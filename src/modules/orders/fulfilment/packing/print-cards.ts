import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { type CardKeys, listGivenCards, listOrderBlankCards, readCardSecrets } from '#modules/giftcards/index.ts'
import type { Context } from '#platform/context.ts'
import { inOwnTransaction } from '#platform/db/in-transaction.ts'
import { decimalsOf, type Money, toApiMoney } from '#shared/money.ts'
import { readOrder } from '../../orders.store.ts'
import { balanceLink } from '../documents/balance-link.ts'
import type { Parcel } from '../gift.ts'
import { storefrontOfOrder } from '../shop-of-order.ts'
import { insertReading, lockParcelToPack } from './parcels.store.ts'

type Reading = {
  parcels: readonly Parcel[]
  /** Print again. Otherwise cards that have already been printed are left out. */
  isAgain?: boolean
  /** The name of the member of staff who prints them. */
  readBy: string
}
type PrintedCard = {
  reference: string
  product: string
  value: Money | null
  expiresOn: string
  number: string
  pin: string
  /** The address in the QR code next to the scratch panel. */
  link: string
}

const SOURCES = join(import.meta.dirname, '../../../../..')

/** True for a parcel that has a slip and whose cards were not printed yet. */
export function needsCards({ slipAt, isStopped, hasCards, cardsReadAt }: Parcel): boolean {
  return slipAt !== null && !isStopped && hasCards && cardsReadAt === null
}

/**
 * Writes the files for the card printer: numbers in one file and PINs in another, so that one file alone is useless; a reference connects them. The
 * printing is recorded before the files are written. Returns the paths of the files; none when other members of staff have printed all cards in the
 * meantime.
 */
export async function writeCardFiles(
  ctx: Context,
  parts: CardKeys,
  { folder, ...reading }: Reading & { folder: string },
): Promise<string[]> {
  await makeFolder(folder)
  const moment = ctx.clock.now().toISOString().replaceAll(/\D/g, '')
  const [numbers, pins] = [join(folder, `card-numbers-${moment}.csv`), join(folder, `card-pins-${moment}.csv`)]
  const parcels = await recordReading(ctx, reading)
  if (parcels.length === 0) return []
  try {
    const cards = await readCards(ctx, parts, parcels)
    await write(numbers, [
      ['reference', 'product', 'number', 'value', 'currency', 'expires', 'qr'],
      ...cards.map(({ reference, product, number, value, expiresOn, link }) => [
        ...[reference, product, number],
        ...(value ? [writeAmount(value), value.currency, expiresOn] : ['', '', '']),
        link,
      ]),
    ])
    await write(pins, [['reference', 'pin'], ...cards.map(({ reference, pin }) => [reference, pin])])
  } catch (cause) {
    const labels = parcels.map(({ label }) => label).join(' ')
    throw new Error(
      `The cards of these parcels are recorded as printed, but were not written: print them again by label. ${labels}`,
      {
        cause,
      },
    )
  }
  return [numbers, pins]
}

/** Files in the source tree could be committed and shared by accident. */
async function makeFolder(folder: string): Promise<void> {
  const assertOutside = (path: string, sources: string) => {
    if (!relative(sources, path).startsWith('..')) throw new Error('Card files must not be written into the source tree')
  }
  assertOutside(resolve(folder), SOURCES)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  assertOutside(await realpath(folder), await realpath(SOURCES))
}

/** Records which parcels' cards are printed. Locks them in the order of the list, so that two people who print at once do not print the same cards. */
function recordReading(ctx: Context, { parcels, isAgain = false, readBy }: Reading): Promise<Parcel[]> {
  return inOwnTransaction(ctx, async ({ db, clock }) => {
    const locked: Parcel[] = []
    for (const { id } of parcels) {
      const parcel = await lockParcelToPack(db, id)
      if (!parcel?.slipAt || (parcel.cardsReadAt && !isAgain)) continue
      await insertReading(db, { parcelId: id, readBy, now: clock.now() })
      locked.push(parcel)
    }
    return locked
  })
}

async function readCards(ctx: Context, parts: CardKeys, parcels: readonly Parcel[]): Promise<PrintedCard[]> {
  const cards: PrintedCard[] = []
  for (const parcel of parcels) cards.push(...(await readCardsOf(ctx, parts, parcel)))
  return cards
}

/** Package by package, in the order of the slip. */
async function readCardsOf(ctx: Context, parts: CardKeys, { orderId, shipmentIds, label }: Parcel): Promise<PrintedCard[]> {
  const order = await readOrder(ctx.db, orderId)
  const blank = (await listOrderBlankCards(ctx.db, orderId)).map((card) => ({ ...card, value: null, expiresOn: '' }))
  const all = [...(await listGivenCards(ctx.db, orderId)), ...blank]
  const packages = order.shipments.filter(({ id }) => shipmentIds.includes(id)).flatMap((shipment) => shipment.packages)
  const inside = packages.flatMap(({ id, title: product }) =>
    all.filter(({ packageId }) => packageId === id).map((card) => ({ ...card, product })),
  )
  return Promise.all(
    inside.map(async ({ id, product, value, expiresOn }, index) => {
      const secrets = await readCardSecrets(ctx, parts, id)
      const link = balanceLink(storefrontOfOrder(order), secrets.number)
      return { reference: `${label}-${index + 1}`, product, value, expiresOn, ...secrets, link }
    }),
  )
}

/** Only the owner can read the file, and it never overwrites another file. */
async function write(path: string, rows: readonly (readonly string[])[]): Promise<void> {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  await writeFile(path, rows.map((row) => `${row.map(quote).join(',')}\r\n`).join(''), { flag: 'wx', mode: 0o600 })
}

function writeAmount(money: Money): string {
  return toApiMoney(money).value.toFixed(decimalsOf(money.currency))
}
