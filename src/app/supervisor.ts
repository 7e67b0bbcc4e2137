import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeLogLine } from '../platform/log-line.ts'

/** The built main.ts; stack traces name lines of the sources. */
const SHOP = ['--enable-source-maps', fileURLToPath(new URL('../../dist/app/main.mjs', import.meta.url))]
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** After the shop has run for this long, the next pause is the shortest again. */
const STABLE_AFTER_MS = 60_000

let shop: ChildProcess | undefined
let pauseMs = FIRST_PAUSE_MS
let hasOpened = false
let isStopping = false

/**
 * `npm start`: runs the shop in a child process and starts it again when it crashes or is killed. A shop that exits before it has opened is not started again:
 * it has printed the reason.
 */
function startShop(): void {
  const startedAt = performance.now()
  shop = spawn(process.execPath, SHOP, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // The shop sends one message, when it is open.
  shop.on('message', () => {
    hasOpened = true
  })
  shop.on('exit', (code, signal) => {
    shop = undefined
    const cannotStart = code !== null && !hasOpened
    if (isStopping || code === 0 || cannotStart) process.exit(code ?? 1)
    if (performance.now() - startedAt > STABLE_AFTER_MS) pauseMs = FIRST_PAUSE_MS
    writeLogLine('error', { msg: 'the shop ended and is started again', code, signal, pauseMs })
    setTimeout(startShop, pauseMs)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    if (shop) shop.kill(signal)
    else process.exit(0)
  })
}

startShop()
