import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the screens change at 640, 1024 and 1280 px, and once more at 1440', () => {
  const styles = readFileSync(new URL('styles.css', import.meta.url), 'utf8')
  const widths = [...styles.matchAll(/--breakpoint-([\w-]+): ([\d.]+)rem;/g)].map(([, name, rem]) => [name, Number(rem) * 16])
  expect(widths).toEqual([
    ['tablet', 640],
    ['desktop', 1024],
    ['desktop-medium', 1280],
    ['wide', 1440],
  ])
})
