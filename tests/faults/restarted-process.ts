import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export type RestartedProcess = {
  isOpen(): boolean
  opened(): Promise<void>
  /** Kills it with SIGKILL. Returns false when it was not running. */
  kill(): boolean
  /** Stops it without a restart. */
  stop(): Promise<void>
}

type ProcessParts = { program: string; env: Record<string, string>; isOpen: RegExp }

const PAUSE_MS = 200

/** A process that is restarted whenever it ends, as a supervisor does. */
export function startRestarted({ program, env, isOpen }: ProcessParts): RestartedProcess {
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

  // The child must end with this process.
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
