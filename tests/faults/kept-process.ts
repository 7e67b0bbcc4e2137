import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export type KeptProcess = {
  isOpen(): boolean
  opened(): Promise<void>
  /** With SIGKILL; true when it was there to be killed. */
  kill(): boolean
  /** For good. */
  stop(): Promise<void>
}

type Kept = { program: string; env: Record<string, string>; isOpen: RegExp }

const PAUSE_MS = 200

/** A process that is started again whenever it ends, as a supervisor does. */
export function keepRunning({ program, env, isOpen }: Kept): KeptProcess {
  let child: ChildProcess | undefined
  let open = false
  let stopped = false

  async function runOnce(): Promise<void> {
    const settings = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'development', ...env }
    const started = spawn(process.execPath, [program], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (isOpen.test(text)) open = true
      else if (env.LOG_LEVEL !== 'fatal') process.stderr.write(`${env.ROLE} ${text}`)
    })
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (env.LOG_LEVEL !== 'fatal') process.stderr.write(`${env.ROLE} ${text}`)
    })
    await once(started, 'close')
    open = false
  }

  // It must not outlive us.
  const killChild = () => void child?.kill('SIGKILL')
  process.once('exit', killChild)

  const running = (async () => {
    while (!stopped) {
      await runOnce()
      await sleep(PAUSE_MS)
    }
  })()

  return {
    isOpen: () => open,
    async opened() {
      while (!open) await sleep(PAUSE_MS)
    },
    kill: () => {
      open = false
      return child?.kill('SIGKILL') ?? false
    },
    async stop() {
      stopped = true
      killChild()
      await running
      process.off('exit', killChild)
    },
  }
}
