import { BRAND_PREFIXES } from '../../shared/card-brand.ts'
import { TEST_CARDS } from './test-cards.ts'

const brands = BRAND_PREFIXES.map(([brand, prefix]) => {
  const name = TEST_CARDS.find((card) => card.brand === brand)?.name ?? brand
  return `[${JSON.stringify(name)}, ${prefix}]`
})

/** Shows the brand of a card after its first digits are typed. */
export const BRAND_SCRIPT = `const brands = [${brands.join(', ')}]
const number = document.getElementById('number')
const show = () => {
  const digits = number.value.replace(/\\D/g, '')
  document.getElementById('brand').textContent = brands.find(([, prefix]) => prefix.test(digits))?.[0] ?? ''
}
number.addEventListener('input', show)
show()
`
