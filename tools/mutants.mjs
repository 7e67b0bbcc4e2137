// `npm run mutants [-- <word>…]`: plants each bug of tests/mutants/mutants.json in a copy of the tree and runs the tests that must notice it.
// A word selects the bugs with that word in their name, file, tests or test project: `-- lock`, `-- pure`, `-- giftcards`.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { ROOT } from './run.mjs'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** Folders with build output, which git ignores. */
const BUILT = ['dist', 'languages', 'src/generated']

const started = performance.now()
const copy = makeTemporaryFolder('mutants')
copyTree()
process.chdir(copy)
// Without this, Vite says `development`.
process.env.NODE_ENV ??= 'test'
/** One Vitest for all bugs, so that unchanged files are read once and PostgreSQL starts once. */
const vitest = await createVitest({ root: copy, watch: false, bail: 1, reporters: [{}] })
/** After Ctrl-C it ends normally, so that no folder is left. A PostgreSQL without its folder ends within a minute. */
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true
    process.exitCode = 1
    void vitest.cancelCurrentRun('keyboard-input')
  })
try {
  await vitest.standalone()
  const specifications = Map.groupBy(await vitest.globTestSpecifications(), ({ moduleId }) => relative(copy, moduleId))
  const words = process.argv.slice(2)
  const mutants = JSON.parse(readFileSync(join(ROOT, 'tests/mutants/mutants.json'), 'utf8'))
    .map((mutant) => ({
      ...mutant,
      specifications: mutant.tests.flatMap((test) => findSpecifications(specifications, mutant, test)),
    }))
    .filter((mutant) => words.length === 0 || words.some((word) => listWords(mutant).some((text) => text.includes(word))))
  // A test that fails without a bug would catch every bug.
  const broken = await findFailure([...new Set(mutants.flatMap((mutant) => mutant.specifications))])
  if (broken && !isStopped) throw new Error(`This fails without a bug: ${broken}`)
  if (!isStopped) await plantAll(mutants)
} finally {
  await vitest.close()
}

async function plantAll(mutants) {
  const survivors = []
  for (const mutant of mutants) {
    const planted = performance.now()
    const failure = await plant(mutant)
    if (isStopped) return
    process.stdout.write(
      `${failure ? 'caught  ' : 'SURVIVED'} ${secondsSince(planted)}  ${mutant.name}${failure ? `  (${failure})` : ''}\n`,
    )
    if (!failure) survivors.push(mutant)
  }
  process.stdout.write(
    `\n${mutants.length - survivors.length} caught, ${survivors.length} survived in ${secondsSince(started).trim()}\n`,
  )
  for (const { name, edits } of survivors) process.stdout.write(`survived: ${name} (${edits.map(placeOf).join(', ')})\n`)
  process.exitCode = survivors.length === 0 && mutants.length > 0 ? 0 : 1
}

function copyTree() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const path of [...files.split('\0').filter(Boolean), ...BUILT])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
}

function findSpecifications(specifications, { name }, test) {
  const found = specifications.get(test)
  if (!found) throw new Error(`${name}: there is no test ${test}`)
  return found
}

function listWords({ name, edits, tests, specifications }) {
  return [name, ...edits.map(({ file }) => file), ...tests, ...specifications.map(({ project }) => project.name)]
}

/** The test that notices the bug, if any. Throws when the code of the bug has changed, so that a person checks it. */
async function plant({ name, edits, specifications }) {
  const originals = new Map(edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]))
  const texts = new Map(originals)
  for (const { file, find, replace } of edits) {
    if (texts.get(file).split(find).length !== 2) throw new Error(`${name}: ${file} does not hold once ${find}`)
    texts.set(
      file,
      texts.get(file).replace(find, () => replace),
    )
  }
  write(texts)
  try {
    return await findFailure(specifications)
  } finally {
    write(originals)
  }
}

function write(texts) {
  for (const [file, text] of texts) {
    writeFileSync(join(copy, file), text)
    vitest.invalidateFile(join(copy, file))
  }
}

/** The name of the first test that fails. */
async function findFailure(specifications) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const chosen = new Set(specifications.map(({ moduleId }) => moduleId))
  // Vitest also lists the files of earlier runs.
  const failed = testModules.filter((module) => chosen.has(module.moduleId) && !module.ok())
  for (const module of failed) {
    for (const test of module.children.allTests('failed')) return `${relative(copy, module.moduleId)}: ${test.fullName}`
  }
  if (failed.length > 0) return `${relative(copy, failed[0].moduleId)} cannot be run`
  return unhandledErrors.length > 0 ? `an error outside of the tests: ${unhandledErrors[0].message}` : undefined
}

function placeOf({ file, find }) {
  const text = readFileSync(join(copy, file), 'utf8')
  return `${file}:${text.slice(0, text.indexOf(find)).split('\n').length}`
}

function secondsSince(time) {
  return `${((performance.now() - time) / 1000).toFixed(1).padStart(5)} s`
}
