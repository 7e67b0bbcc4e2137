// House rules that no linter can check. Each is broken on purpose in tests/rules/house-rules.test.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listForeignTables, readTableOwners } from './table-owners.mjs'

const FOLDERS = ['src', 'seeds', 'storefronts', 'languages', 'db', 'tools', 'bench', 'tests']
const NOT_NAMES = /(^|[-./])(utils?|helpers?|misc|common|base|manager)(?=[-./]|$)/
const ROLES =
  /\.(graphql|resolvers\.ts|store\.ts|module\.ts|job\.ts|mail\.tsx|((db|dom)\.)?test\.tsx?|e2e\.ts|config\.ts|setup\.ts|tokens\.css|d\.ts)$/
/** The files that break these rules on purpose. */
const PLANTED = 'tests/rules/house-rules.test.ts'
const isTest = (path) => /\.(test|e2e)\.tsx?$/.test(path)

/** Words that are not allowed: in which files, which words, and what to do instead. */
const WORDS = [
  {
    where: (path) => /^src\/(modules|shared)\//.test(path) && !isTest(path),
    pattern: /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\brandomUUID\b|\brandomBytes\b/,
    advice: 'the time and new ids come from ctx (ctx.clock, ctx.ids)',
  },
  {
    // main.ts and staff.ts pass the environment to config.ts; PostgreSQL's programs inherit all of it.
    where: (path) =>
      /^src\/(?!app\/(config|main|commands\/staff)\.ts|platform\/db\/postgres-programs\.ts)/.test(path) && !isTest(path),
    pattern: /\bprocess\.env\b/,
    advice: 'the environment is read once, in src/app/config.ts',
  },
  {
    where: (path) => /^src\/(modules|app|simulators)\/.*\.tsx?$/.test(path) && !path.endsWith('.store.ts') && !isTest(path),
    pattern: /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|^import (?!type).* from '(kysely|pg)'/m,
    advice: "SQL lives in the module's x.store.ts",
  },
  {
    where: (path) => path.startsWith('src/') && !isTest(path),
    pattern: /\b(code|storefront)\s*[!=]==\s*['"](CB|CK|GC)/,
    advice: 'ask what a storefront can do, never which one it is',
  },
  {
    where: isTest,
    pattern: /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme)\b/,
    advice: 'run the test, or delete it',
  },
  {
    // Editorial texts are free in their style.
    where: (path) => !/^(seeds|storefronts|languages)\//.test(path),
    pattern: /\b(ane[w]|whoeve[r]|our peopl[e]|take[N]ews|news of (a|the) (payment|transfer|refund))\b/i,
    advice: 'plain English: again, anybody who, staff, payment update',
  },
  {
    where: (path) => /\.(tsx?|mjs)$/.test(path),
    pattern: /\b(const|let) (told\b|[{[][^=\n]*\btold\b)|[(,{] ?told: |\btold\??\.\w|\.\.\.told\b|\btype Told\b/,
    advice: 'name it after what it is: update, report, claim',
  },
  {
    where: (path) => /^src\/.*\.tsx?$/.test(path),
    pattern: /(from|import\() ?'(\.\.\/){3}/,
    advice: 'climb two levels at most: #shared/…, #web/… (package.json, imports)',
  },
  { where: () => true, pattern: /\b(TO[D]O|FIX[M]E|X[X]X)\b/, advice: 'finish it, or write an issue' },
]

/** Lists all broken rules below `root`, one sentence each. */
export function listBrokenRules(root) {
  const paths = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => listFiles(root, folder))
  return [
    ...paths.flatMap((path) => [...checkName(path), ...checkText(root, path)]),
    ...checkModules(root),
    ...checkTables(root, paths),
  ]
}

function listFiles(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|graphql|css|sql|md)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => path !== PLANTED && !path.startsWith('src/generated/') && !/^languages\/\w+\/\w+\.mjs$/.test(path))
}

function checkName(path) {
  const name = path.split('/').at(-1)
  const faults = []
  if (NOT_NAMES.test(path)) faults.push(`${path}: the name says nothing; name what it does`)
  const hasRole = /\..*\./.test(name) && !path.startsWith('src/web/routes/')
  if (hasRole && !ROLES.test(name)) faults.push(`${path}: its suffix is not a role of the house (docs/architecture.md)`)
  return faults
}

function checkText(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  const words = WORDS.filter(({ where, pattern }) => where(path) && pattern.test(text))
  return words.map(({ pattern, advice }) => `${path}: "${text.match(pattern)?.[0].trim()}": ${advice}`)
}

function checkModules(root) {
  const folder = join(root, 'src/modules')
  const modules = existsSync(folder) ? readdirSync(folder) : []
  return modules
    .filter((name) => !existsSync(join(folder, name, 'README.md')))
    .map((name) => `src/modules/${name}: has no README.md`)
}

function checkTables(root, paths) {
  const owners = readTableOwners(root)
  const ownerless = [...owners].filter(([, owner]) => owner === undefined)
  const sources = paths.filter((path) => /^src\/(modules|platform)\/.*\.ts$/.test(path) && !isTest(path))
  return [
    ...ownerless.map(
      ([table]) => `db/migrations: the table ${table} is not below a heading "-- == module" that says who owns it`,
    ),
    ...sources.flatMap((path) =>
      listForeignTables(path, readFileSync(join(root, path), 'utf8'), owners).map(
        (table) =>
          `${path}: the table ${table} belongs to ${owners.get(table)}; ask its front door, or read a view that it offers`,
      ),
    ),
  ]
}

if (import.meta.main) {
  const broken = listBrokenRules(join(import.meta.dirname, '..'))
  process.stdout.write(broken.map((line) => `${line}\n`).join(''))
  process.exitCode = broken.length === 0 ? 0 : 1
}
