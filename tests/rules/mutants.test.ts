import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Mutant = { name: string; edits: { file: string; find: string; replace: string }[]; tests: string[] }

const ROOT = join(import.meta.dirname, '../..')
const mutants: Mutant[] = JSON.parse(readFileSync(join(ROOT, 'tests/mutants/mutants.json'), 'utf8'))

function countIn(file: string, find: string): number {
  const path = join(ROOT, file)
  return existsSync(path) ? readFileSync(path, 'utf8').split(find).length - 1 : 0
}

test('every bug of `npm run mutants` has exactly one place in the code', () => {
  const lost = mutants.flatMap(({ name, edits }) =>
    edits.filter(({ file, find }) => countIn(file, find) !== 1).map(({ file, find }) => `${name}: ${file}: ${find}`),
  )
  expect(lost).toEqual([])
})

test('every test of a bug exists', () => {
  expect(mutants.flatMap(({ tests }) => tests).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every bug changes something, under its own name', () => {
  expect(mutants.filter(({ edits }) => edits.some(({ find, replace }) => find === replace))).toEqual([])
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})
