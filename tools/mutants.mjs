// `npm run mutants [-- <part of a name>]`: plants each bug of tests/mutants/mutants.json in a copy of the tree and runs the tests that must notice it.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'
import { makeTemporaryFolder } from './temporary-folder.ts'

const PROJECTS = [
  [/\.dom\.test\.tsx$/, 'components'],
  [/\.db\.test\.ts$/, 'db'],
  [/^tests\/contract\//, 'contract'],
  [/^tests\/attacks\//, 'attacks'],
  [/^tests\/processes\//, 'processes'],
]
const BUILT = ['dist', 'src/generated']

const wanted = process.argv[2] ?? ''
const mutants = JSON.parse(readFileSync(join(ROOT, 'tests/mutants/mutants.json'), 'utf8')).filter(({ name }) =>
  name.includes(wanted),
)
const copy = makeTemporaryFolder('mutants')
const survivors = []
copyTree()
// A test that fails without a bug would catch everything.
const together = Map.groupBy(new Set(mutants.flatMap(({ tests }) => tests)), projectOf)
const broken = [...together.values()].filter((tests) => fails(...tests)).flatMap((tests) => tests.filter((test) => fails(test)))
if (broken.length > 0) throw new Error(`These fail as they are: ${broken.join(', ')}`)
for (const mutant of mutants) {
  const isCaught = mutant.tests.some((test) => planted(mutant, () => fails(test)))
  process.stdout.write(`${isCaught ? 'caught  ' : 'SURVIVED'} ${mutant.name}\n`)
  if (!isCaught) survivors.push(mutant.name)
}
process.stdout.write(`\n${mutants.length - survivors.length} caught, ${survivors.length} survived\n`)
process.exitCode = survivors.length === 0 && mutants.length > 0 ? 0 : 1

function copyTree() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const path of [...files.split('\0').filter(Boolean), ...BUILT])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
}

/** Runs with the bug in the copy, and takes it out again. A bug whose place is gone must be looked at by a person. */
function planted({ name, edits }, act) {
  const originals = new Map(edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]))
  const texts = new Map(originals)
  for (const { file, find, replace } of edits) {
    if (texts.get(file).split(find).length !== 2) throw new Error(`${name}: ${file} does not hold once ${find}`)
    texts.set(
      file,
      texts.get(file).replace(find, () => replace),
    )
  }
  for (const [file, text] of texts) writeFileSync(join(copy, file), text)
  try {
    return act()
  } finally {
    for (const [file, text] of originals) writeFileSync(join(copy, file), text)
  }
}

function projectOf(test) {
  return PROJECTS.find(([pattern]) => pattern.test(test))?.[1] ?? 'pure'
}

/** Whether one of these fails; all of one project. */
function fails(...tests) {
  const run = ['run', '--bail', '1', '--project', projectOf(tests[0]), ...tests]
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/vitest'), run, { cwd: copy, stdio: 'ignore' })
    return false
  } catch {
    return true
  }
}
