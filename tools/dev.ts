/**
 * `npm run dev`. This process runs Vite, the watcher and PostgreSQL, and listens on PORT; the shop (tools/dev-shop.ts) is a child process. An edit of the web
 * code shows in the open browser at once; an edit of server code restarts the shop, and requests wait for it.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { createServer as createVite, type HotPayload, type Plugin } from 'vite'
import { checkEnvironment } from '../src/app/config.ts'
import type { OpenShop } from '../src/app/run-shop.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import type { FromShop, ToShop } from './dev-shop.ts'
import { sendToChild } from './send-to-child.ts'

const ROOT = join(import.meta.dirname, '..')
/** The work after an edit, by the path of the file. */
const TYPES = /^src\/(web|modules|platform\/graphql)\/.*\.graphql$|^db\/schema\.sql$/
const TEXTS = /^languages\/.*\.po$/
const SERVER =
  /^(src\/(app|modules|platform|shared|simulators)|storefronts|seeds|db\/(migrations|functions|views))\/(?!.*\.test\.)|^languages\/.*\.ts$/
/** Editors save several files at once. */
const SETTLED_AFTER_MS = 50
/** An editor empties a file before it writes it, and the watcher would miss the second step. */
const WRITTEN = { stabilityThreshold: 50, pollInterval: 10 }

const env = { ...process.env, NODE_ENV: 'development', ROLE: 'all' }
const config = checkEnvironment(env)

type Shop = { child: ChildProcess; opened: Promise<OpenShop> }
let shop: Shop | undefined
let postgres: EmbeddedPostgres | undefined

const server = createServer((request, reply) => vite.middlewares(request, reply, () => void passToShop(request, reply)))
const vite = await createVite({
  root: ROOT,
  appType: 'custom',
  // Not in node_modules, because worktrees may share that folder.
  cacheDir: join(ROOT, 'dist/.vite'),
  publicDir: false,
  css: { devSourcemap: true },
  server: {
    middlewareMode: true,
    hmr: { server },
    cors: false,
    fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] },
    watch: { ignored: [`${config.dataDir}/**`, `${ROOT}/dist/**`], awaitWriteFinish: WRITTEN },
  },
  plugins: [acceptTexts(), tellShopOfChanges()],
})

/**
 * Accepts an update of a texts module: the new texts are set in the open page and in the module. Without this, the update would propagate to the entry and
 * reload the page.
 */
function acceptTexts(): Plugin {
  const accept = `const shown = (import.meta.hot.data.messages ??= messages)
import.meta.hot.accept((edited) => {
  const { i18n } = self.__TSR_ROUTER__.options.context
  i18n.load(i18n.locale, Object.assign(shown, edited.messages))
})`
  return {
    name: 'accept-texts',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/languages\/\w+\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: `${code}\n${accept}`, map: null }),
    },
  }
}

function tellShopOfChanges(): Plugin {
  return {
    name: 'tell-shop-of-changes',
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) tellShop({ webChanged: true })
    },
  }
}

function tellShop(message: ToShop): void {
  if (shop) sendToChild(shop.child, message)
}

function startShop(): Shop {
  const beside = { MAILBOX_PORT: config.mailboxPort, ADYEN_PORT: config.adyenPort, BRAND_SHOP_PORT: config.brandShopPort }
  const ports = Object.entries(beside).flatMap(([name, port]) => (port ? [[name, String(port)]] : []))
  const child = fork(join(ROOT, 'tools/dev-shop.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    env: { ...env, HOST: 'localhost', PORT: '0', ...Object.fromEntries(ports) },
  })
  const opened = new Promise<OpenShop>((resolve, reject) => {
    child.on('message', (message: FromShop) => {
      if ('open' in message) resolve(message.open)
      else void answerShop(child, message)
    })
    child.once('exit', () => reject(new Error('The shop has ended (see the terminal). It starts again with the next edit.')))
  })
  return { child, opened }
}

async function answerShop(child: ChildProcess, { question, payload }: { question: number; payload: unknown }): Promise<void> {
  const answer = await vite.environments.ssr.hot.handleInvoke(payload as HotPayload)
  sendToChild(child, { question, answer: 'error' in answer ? { error: toPlain(answer.error) } : answer } satisfies ToShop)
}

/** Only these fields, because plugins of Vite add other fields to an error that JSON cannot represent. */
const toPlain = ({ name, message, stack }: Error) => ({ name, message, stack })

/** A shop that cannot start has printed the reason. */
function greet({ opened }: Shop, say: (shop: OpenShop) => string): void {
  opened.then(
    (shop) => process.stdout.write(`${say(shop)}\n`),
    () => undefined,
  )
}

async function stopShop(): Promise<void> {
  if (!shop || shop.child.exitCode !== null || shop.child.signalCode !== null) return
  shop.child.kill('SIGTERM')
  await once(shop.child, 'exit')
}

/** Waits until the shop has started again. */
async function findShopAddress(): Promise<string> {
  await restarted
  const asked = shop
  try {
    return (await asked?.opened)?.address ?? ''
  } catch (error) {
    // Another edit may have stopped it during its start.
    await restarted
    if (asked === shop) throw error
    return findShopAddress()
  }
}

async function passToShop(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  try {
    const { port } = new URL(await findShopAddress())
    const { method, url, headers } = asked
    const passed = request({ host: 'localhost', port, method, path: url, headers, agent: false }, (answer) => {
      const { connection: _, ...headers } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(reply)
    })
    passed.on('error', (error) => reply.destroy(error))
    asked.pipe(passed)
  } catch (error) {
    reply.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    reply.end(`${(error as Error).message}\n`)
  }
}

/** Runs a tool in this process. Its imports stay loaded, so it takes a tenth of the time. */
let runs = 0
async function runTool(name: 'codegen' | 'compile-texts'): Promise<boolean> {
  try {
    await import(`./${name}.ts?run=${++runs}`)
    return true
  } catch (error) {
    process.stderr.write(`tools/${name}.ts failed and will run again after the next edit: ${error}\n`)
    return false
  }
}

async function restartShop(): Promise<void> {
  const startedAt = performance.now()
  await stopShop()
  shop = startShop()
  greet(shop, () => `The shop is open again after ${Math.round(performance.now() - startedAt)} ms.`)
}

let restarted: Promise<unknown> = Promise.resolve()
/** The work of all edits so far; each edit waits for the earlier ones. */
let settled: Promise<unknown> = Promise.resolve()
const edited = new Set<string>()
/** While an edited schema is not valid, its types cannot be generated, and the running shop is not restarted. */
let areTypesWritten = true
let isShopStale = false

vite.watcher.on('all', (event, file) => {
  if (event !== 'change' && event !== 'add' && event !== 'unlink') return
  if (edited.size === 0) {
    setTimeout(() => {
      settled = settled.then(takeEdits)
    }, SETTLED_AFTER_MS)
  }
  edited.add(relative(ROOT, file))
})

async function takeEdits(): Promise<void> {
  const files = [...edited]
  edited.clear()
  const has = (pattern: RegExp) => files.some((file) => pattern.test(file))
  isShopStale ||= has(SERVER)
  if (has(TYPES)) areTypesWritten = await runTool('codegen')
  if (has(TEXTS)) await runTool('compile-texts')
  if (isShopStale && areTypesWritten) {
    isShopStale = false
    restarted = restartShop()
    await restarted
  }
}

let isStopping = false
async function stop(): Promise<void> {
  // npm forwards a Ctrl-C that the terminal has already sent.
  if (isStopping) return
  isStopping = true
  await stopShop()
  await postgres?.stop()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

server.listen(config.port, config.host)
await once(server, 'listening')
// The last process stops PostgreSQL: while this process is connected, the restarted shop finds it running.
if (!config.databaseUrl) postgres = await startEmbeddedPostgres({ dataDir: config.dataDir })
shop = startShop()
// Runs the tools once to load their imports, so that the first edit is fast.
settled = runTool('codegen').then(() => runTool('compile-texts'))
const { port } = server.address() as AddressInfo
greet(shop, ({ places }) => `Ribbon is open at http://${config.host}:${port}/${places}`)
