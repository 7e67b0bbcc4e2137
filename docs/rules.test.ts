import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listTestTitles } from '../tests/support/test-titles.ts'

const ROOT = join(import.meta.dirname, '..')
const DEVIATIONS = 'docs/decisions/0009-deviations-from-the-specification.md'
const PAGES = ['README.md', ...globSync('{docs,src/modules}/**/*.md', { cwd: ROOT })].toSorted((a, b) => a.localeCompare(b))

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The rows of a page with the columns rule, file, test and sentence. */
function readRules(page: string) {
  return read(page)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6 && cells[2]?.startsWith('`'))
    .map(([, rule = '', file = '', proof = '', sentence = '']) => ({ rule, file: bare(file), proof: bare(proof), sentence }))
}

const titles = new Map<string, string[]>()

/** The titles of a test file, read once for all rows that name it. */
function titlesOf(proof: string): string[] {
  const known = titles.get(proof) ?? listTestTitles(proof, read(proof))
  titles.set(proof, known)
  return known
}

const rules = readRules('docs/rules.md')
const statements = readRules('docs/specification.md')

function bare(cell: string): string {
  return cell.replaceAll('`', '')
}

test('the rules and the specification were really read', () => {
  expect(rules.length).toBeGreaterThan(30)
  expect(statements.length).toBeGreaterThan(200)
})

test('a sentence is a whole title or the whole first cell of a table, never a comment or another text', () => {
  const source = `
    // a comment
    const CASES = [['a cell of a constant', 1]] as const
    describe('a group', () => {
      test('a test', () => expect('a value').toBe(['a list', 'of values']))
      test.each(CASES)('%s', (cell) => {})
      test.each<[string, number]>([['a cell', 2]])('a title for %s', (cell) => {})
      test.each(['a cell alone'])('%s', (cell) => {})
      test(\`a title of \${parts}\`, async ({ page }) => test.step('a step', () => {}))
    })`
  expect(listTestTitles('x.test.ts', source)).toEqual([
    'a group',
    'a test',
    'a cell of a constant',
    'a title for %s',
    'a cell',
    'a cell alone',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is written like this in the source
    'a title of ${parts}',
    'a step',
  ])
})

test('every section of the specification is covered, and no statement appears twice', () => {
  const sections = [...read('docs/specification.md').matchAll(/^## §(\d)/gm)].map(([, section]) => Number(section))
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const names = statements.map(({ rule }) => rule)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a rule that SQL holds names the present definition: a function, a view, or the tables of the baseline', () => {
  const files = rules.map(({ file }) => file).filter((file) => file.startsWith('db/'))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !/^db\/(functions|views|migrations\/0001-baseline\.sql)/.test(file))).toEqual([])
})

describe.each([...rules, ...statements])('$rule', ({ file, proof, sentence }) => {
  test(`is held by ${file}`, () => {
    expect(existsSync(join(ROOT, file))).toBe(true)
  })

  test(`is proven: ${sentence}`, () => {
    expect(proof).toMatch(/\.(test|e2e)\.tsx?$/)
    expect(titlesOf(proof)).toContain(sentence)
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

test('every deviation from the specification has a reason and a file', () => {
  const deviations = read(DEVIATIONS)
    .split('\n')
    .filter((line) => /^\| (§|silent)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(deviations.length).toBeGreaterThan(15)
  for (const cells of deviations) {
    expect(cells).toHaveLength(6)
    expect(cells[3], cells[1]).not.toBe('')
    expect(cells[4], cells[1]).toMatch(/^`[\w./-]+`$/)
  }
})

test('no comment argues with the specification: deviations are in their decision record', () => {
  const files = globSync('{src,seeds,storefronts}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['src/generated/**'] })
  const arguing = files.filter((file) => /spec(ification)?( §\d+)? says [^.]*\bbut\b/i.test(read(file)))
  expect(files.length).toBeGreaterThan(500)
  expect(arguing).toEqual([])
})

test('every variable of the environment is explained in the README', () => {
  const variables = [...read('src/app/config.ts').matchAll(/^ {2}([A-Z_]+): v\./gm)].map(([, name]) => name)
  const readme = read('README.md')
  expect(variables.length).toBeGreaterThan(10)
  expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('the diagram and the checks list the same modules', () => {
  const order = /const MODULES = \[([^\]]*)\]/.exec(read('.dependency-cruiser.cjs'))?.[1]
  const modules = [...(order ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)
  const drawn = [...read('docs/architecture.svg').matchAll(/class="small"[^>]*>(\w+)</g)].map(([, name]) => name)
  expect(drawn).toEqual(modules)
  expect(read('docs/architecture.md').replaceAll('\n', ' ')).toContain(modules.join(', '))
})
