import { describe, expect, test } from 'vitest'
import type { Package, Shipment } from '../order.ts'
import { compareShipments } from './compare-shipments.ts'

const card = (id: string, position: number, more: Partial<Package> = {}) => ({ id, position, qty: 1, ...more }) as Package
const gift = (id: string, packages: Package[], more: Partial<Shipment> = {}) =>
  ({ id, position: 0, kind: 'DIGITAL', receiver: {}, deliverAt: null, packages, ...more }) as Shipment

const NOTHING = { deleted: [], deletedPackages: [], added: [], addedPackages: [], changed: [], changedPackages: [] }

describe('the writes that change the shipments of a cart', () => {
  const before = [gift('ben', [card('one', 0), card('two', 1)], { deliverAt: new Date('2026-03-02T10:00:00Z') })]
  const ben = before[0] as Shipment

  test('there are none when the shipments are the same', () => {
    expect(compareShipments(before, structuredClone(before))).toEqual(NOTHING)
  })

  test('the first card is written with its shipment', () => {
    expect(compareShipments([], before)).toEqual({ ...NOTHING, added: before })
  })

  test('another card is added alone', () => {
    const packages = [...ben.packages, card('three', 2)]
    const addedPackages = [{ shipmentId: 'ben', package: card('three', 2) }]
    expect(compareShipments(before, [{ ...ben, packages }])).toEqual({ ...NOTHING, addedPackages })
  })

  test('a changed card is updated alone, and so is a shipment with another receiver', () => {
    const packages = [card('one', 0, { qty: 3 }), card('two', 1)]
    expect(compareShipments(before, [{ ...ben, packages }])).toEqual({
      ...NOTHING,
      changedPackages: [card('one', 0, { qty: 3 })],
    })
    const changed = { ...ben, receiver: { firstName: 'Anna' } }
    expect(compareShipments(before, [changed])).toEqual({ ...NOTHING, changed: [{ ...changed, packages: [] }] })
  })

  test('a removed card is deleted, and a removed shipment with its cards', () => {
    const packages = [card('one', 0)]
    expect(compareShipments(before, [{ ...ben, packages }])).toEqual({ ...NOTHING, deletedPackages: [card('two', 1)] })
    expect(compareShipments(before, [])).toEqual({ ...NOTHING, deleted: before })
  })

  test('positions are unique, so what moves is deleted and inserted again', () => {
    const packages = [card('two', 0), card('one', 1)]
    expect(compareShipments(before, [{ ...ben, packages }])).toEqual({
      ...NOTHING,
      deletedPackages: ben.packages,
      addedPackages: packages.map((one) => ({ shipmentId: 'ben', package: one })),
    })
    const moved = [{ ...ben, position: 1 }]
    expect(compareShipments(before, moved)).toEqual({ ...NOTHING, deleted: before, added: moved })
  })
})
