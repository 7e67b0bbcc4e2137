import { readdir, readFile, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { checkCard } from '#modules/giftcards/index.ts'
import { overlap } from '#tests/support/at-once.ts'
import { testFulfilment, type Wanted } from '#tests/support/fulfilment.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { makeTemporaryFolder } from '#tools/temporary-folder.ts'
import type { Parcel } from '../gift.ts'
import { listParcelsToPack, markPrinted, withdrawSlip } from './parcels.store.ts'
import { needsCards, writeCardFiles } from './print-cards.ts'

const { ctx, db, clock, buy, visitor } = await testFulfilment()
const guest = { ...visitor(), request: { id: 'test', ip: '192.0.2.1', headers: {} } }
const folder = makeTemporaryFolder('cards')
// File names contain the time, so each test needs its own time.
beforeEach(() => clock.set(new Date(clock.now().getTime() + 1000).toISOString()))

const findDue = async (orderId: string) =>
  (await listParcelsToPack(db, { storefront: 'GCSUK', by: '2026-03-02' })).find((parcel) => parcel.orderId === orderId)

/** A parcel with a printed slip. */
async function pack(wanted: Wanted[]): Promise<Parcel> {
  const { id } = await buy(wanted)
  await markPrinted(db, (await findDue(id))?.id ?? '', clock.now())
  return (await findDue(id)) as Parcel
}

const print = (...parcels: Parcel[]) => writeCardFiles(ctx, HARMLESS_SERVICES, { parcels, folder, readBy: 'sam' })

async function readRows(file: string | undefined): Promise<string[][]> {
  const lines = (await readFile(file ?? '', 'utf8')).trimEnd().split('\r\n')
  return lines.map((line) => line.slice(1, -1).split('","'))
}

const PHYSICAL = { kind: 'PHYSICAL' } as const
const BLANK = { slug: 'blank-choice-cards-classic', value: 3, ...PHYSICAL }

test('a posted card can be spent with the printed number and PIN, and so can a blank one', async () => {
  const parcel = await pack([{ ...PHYSICAL, qty: 2 }, BLANK, {}])
  const [numbers, pins] = await print(parcel)
  const [header, ...cards] = await readRows(numbers)
  expect(header).toEqual(['reference', 'product', 'number', 'value', 'currency', 'expires', 'qr'])
  const printed = cards.map(([reference, product, , ...value]) => [
    reference?.replace(parcel.label, ''),
    product,
    ...value.slice(0, 3),
  ])
  expect(printed, 'cards by e-mail are not printed').toEqual([
    ['-1', expect.stringContaining('Grumble Coffee'), '25.00', 'GBP', '2027-09-05'],
    ['-2', expect.stringContaining('Grumble Coffee'), '25.00', 'GBP', '2027-09-05'],
    ...['-3', '-4', '-5'].map((unit) => [unit, expect.stringContaining('lank'), '', '', '']),
  ])
  const pinOf = new Map((await readRows(pins)).map(([reference, pin]) => [reference, pin]))
  for (const [reference, , number, value, , , code] of cards) {
    expect(code, 'its QR code').toBe(`https://uk.giftcardsquare.example/check-your-balance/?card=${number}`)
    const checked = await checkCard(guest, HARMLESS_SERVICES, { number: number ?? '', pin: pinOf.get(reference) ?? '' })
    // With its PIN, a blank card is reported as not activated.
    expect(checked).toMatchObject(
      value ? { ok: true, value: { available: { minor: 2500 } } } : { failure: { name: 'CARD_NOT_ACTIVATED' } },
    )
  }
})

test('numbers and PINs are in two files that only their owner may read', async () => {
  const [numbers = '', pins = ''] = await print(await pack([{ ...PHYSICAL, qty: 3 }, BLANK]))
  const [cards, secrets] = [await readFile(numbers, 'utf8'), await readFile(pins, 'utf8')]
  expect(secrets).not.toMatch(/\d{19}/)
  for (const [, pin] of (await readRows(pins)).slice(1)) {
    expect(pin).toMatch(/^\d{6}$/)
    expect(cards).not.toContain(`"${pin}"`)
  }
  for (const file of [numbers, pins]) expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a file is never overwritten', async () => {
  const parcel = await pack([PHYSICAL])
  const [numbers = ''] = await print(parcel)
  const before = await readFile(numbers, 'utf8')
  await expect(print(await pack([PHYSICAL]))).rejects.toMatchObject({ cause: { code: 'EEXIST' } })
  expect(await readFile(numbers, 'utf8')).toBe(before)
})

test('an error names the parcels whose cards could not be written, so that they can be printed again', async () => {
  const [lost, other] = [await pack([PHYSICAL]), await pack([PHYSICAL])]
  await print(other)
  await expect(print(lost)).rejects.toThrow(lost.label)
  clock.set(new Date(clock.now().getTime() + 1000).toISOString())
  expect(await print(lost)).toEqual([])
  const [numbers] = await writeCardFiles(ctx, HARMLESS_SERVICES, { parcels: [lost], isAgain: true, folder, readBy: 'sam' })
  expect((await readRows(numbers))[1]?.[0]).toBe(`${lost.label}-1`)
})

test('when two print at once, each card is printed once', async () => {
  const parcels = [await pack([PHYSICAL]), await pack([PHYSICAL])]
  const reading = { parcels, readBy: 'sam' }
  const written = await overlap(
    ctx,
    (ctx) => writeCardFiles(ctx, HARMLESS_SERVICES, { ...reading, folder: join(folder, 'one') }),
    () => writeCardFiles(ctx, HARMLESS_SERVICES, { ...reading, folder: join(folder, 'two') }),
  )
  const numbers = written.flatMap(([file]) => file ?? [])
  const rows = (await Promise.all(numbers.map(readRows))).flatMap(([, ...cards]) => cards)
  expect(new Set(rows.map(([reference]) => reference))).toEqual(new Set(parcels.map(({ label }) => `${label}-1`)))
  expect(rows).toHaveLength(parcels.length)
})

test('a parcel that was corrected or shipped since it was listed is not printed', async () => {
  const [corrected, shipped] = [await pack([PHYSICAL]), await pack([PHYSICAL])]
  await withdrawSlip(db, corrected.id)
  await sql`update parcels set state = 'SHIPPED', shipped_at = now() where id = ${shipped.id}`.execute(db)
  expect(await print(corrected, shipped)).toEqual([])
})

test('every reading of a parcel’s cards is recorded permanently', async () => {
  const parcel = await pack([PHYSICAL])
  expect(needsCards(parcel)).toBe(true)
  expect(needsCards({ ...parcel, slipAt: null }), 'nobody packs it yet').toBe(false)
  await print(parcel)
  expect(needsCards((await findDue(parcel.orderId)) as Parcel), 'nobody prints them twice by mistake').toBe(false)
  const readings = await sql`select read_by, read_at from card_readings where parcel_id = ${parcel.id}`.execute(db)
  expect(readings.rows).toEqual([{ read_by: 'sam', read_at: clock.now() }])
  await expect(sql`delete from card_readings`.execute(db)).rejects.toThrow('cannot be changed')
})

test('card files are never written into the source folder, and no card is read for it', async () => {
  const parcel = await pack([PHYSICAL])
  const sources = join(import.meta.dirname, 'cards')
  const written = writeCardFiles(ctx, HARMLESS_SERVICES, { parcels: [parcel], folder: sources, readBy: 'sam' })
  await expect(written).rejects.toThrow('into the source tree')
  expect(await readdir(import.meta.dirname)).not.toContain(basename(sources))
  expect(needsCards((await findDue(parcel.orderId)) as Parcel)).toBe(true)
})

test('card files are not written through a link into the source folder', async () => {
  const parcel = await pack([PHYSICAL])
  const link = join(folder, 'link')
  await symlink(import.meta.dirname, link)
  const written = writeCardFiles(ctx, HARMLESS_SERVICES, { parcels: [parcel], folder: link, readBy: 'sam' })
  await expect(written).rejects.toThrow('into the source tree')
  expect(needsCards((await findDue(parcel.orderId)) as Parcel)).toBe(true)
})
