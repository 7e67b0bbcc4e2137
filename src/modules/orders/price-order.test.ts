import { expect, test } from 'vitest'
import { type PricedPackage, pricedPackageOf } from './price-order.ts'

test('packages are looked up without searching the whole order each time', () => {
  let looks = 0
  const ids = Array.from({ length: 100 }, (_, index) => `package ${index}`)
  const look = (id: string) => {
    looks++
    return { id }
  }
  const packages = ids.map((id) => ({
    get package() {
      return look(id)
    },
  })) as unknown as PricedPackage[]
  const priced = { packages }
  for (const [index, id] of ids.entries()) expect(pricedPackageOf(priced, id)).toBe(packages[index])
  expect(looks).toBe(100)
})
