import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGES = ['README.md', 'docs/architecture.md', 'docs/running.md', 'docs/rules.md', 'docs/glossary.md']

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const rules = read('docs/rules.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && cells[2]?.startsWith('`'))
  .map(([, rule = '', file = '', proof = '', sentence = '']) => ({ rule, file: bare(file), proof: bare(proof), sentence }))

function bare(cell: string): string {
  return cell.replaceAll('`', '')
}

test('the rules were really read', () => {
  expect(rules.length).toBeGreaterThan(30)
})

describe.each(rules)('$rule', ({ file, proof, sentence }) => {
  test(`is held by ${file}`, () => {
    expect(existsSync(join(ROOT, file))).toBe(true)
  })

  test(`is proven: ${sentence}`, () => {
    expect(proof).toMatch(/\.(test|e2e)\.tsx?$/)
    expect(sentence.length).toBeGreaterThan(10)
    expect(read(proof)).toContain(sentence)
  })
})

test.each(PAGES)('what %s names and links to exists', (page) => {
  const text = read(page)
  const folder = join(ROOT, page, '..')
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => join(folder, path))
  const files = [...text.matchAll(/`((?:src|docs|tests|tools|seeds|storefronts|languages|db|bench)\/[\w./-]+)`/g)]
  const named = files.map(([, path = '']) => join(ROOT, path))
  expect([...links, ...named].filter((path) => !existsSync(path))).toEqual([])
})

test('every variable of the environment is explained in the README', () => {
  const variables = [...read('src/app/config.ts').matchAll(/^ {2}([A-Z_]+): v\./gm)].map(([, name]) => name)
  const readme = read('README.md')
  expect(variables.length).toBeGreaterThan(10)
  expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('the drawing and the checks agree on the modules', () => {
  const order = /const MODULES = \[([^\]]*)\]/.exec(read('.dependency-cruiser.cjs'))?.[1]
  const modules = [...(order ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)
  const drawn = [...read('docs/architecture.svg').matchAll(/class="small"[^>]*>(\w+)</g)].map(([, name]) => name)
  expect(drawn).toEqual(modules)
  expect(read('docs/architecture.md').replaceAll('\n', ' ')).toContain(modules.join(', '))
})
