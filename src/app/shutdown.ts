import type { Logger } from 'pino'

/** npm forwards Ctrl-C to a process that already got it from the terminal, so two signals within this time count as one. */
const SAME_CTRL_C_MS = 500
/** Closing must end before the supervisor kills the process after 30 seconds. */
const GIVE_UP_AFTER_MS = 28_000

export type Shutdown = {
  /** Registers a part to close; the last registered part is closed first. */
  onClose(name: string, close: () => Promise<unknown>): void
  /** True after the first Ctrl-C. */
  isClosing(): boolean
  close(): Promise<void>
  /**
   * Handles Ctrl-C and SIGTERM: the first closes all parts and ends the process, a second Ctrl-C ends it at once. During the start, closing waits for
   * the current step, so that each opened part is closed.
   */
  listen(started: Promise<unknown>): void
}

/** For parts that open something: the log, and the place to register their closing. */
export type Opening = { log: Logger; shutdown: Shutdown }

export function createShutdown(log: Logger): Shutdown {
  const parts: { name: string; close: () => Promise<unknown> }[] = []
  let closingSince: number | undefined

  async function close(): Promise<void> {
    for (let part = parts.pop(); part; part = parts.pop()) {
      const { name } = part
      log.debug({ part: name }, 'closing')
      await part.close().catch((error) => {
        process.exitCode = 1
        log.error({ err: error, part: name }, 'could not close a part')
      })
    }
  }

  function onSignal(started: Promise<unknown>): void {
    const now = performance.now()
    if (closingSince !== undefined) {
      if (now - closingSince > SAME_CTRL_C_MS) process.exit(130)
      return
    }
    closingSince = now
    setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS).unref()
    void close()
      .then(() => started.catch(() => undefined))
      .then(close)
      .then(() => process.exit())
  }

  return {
    onClose(name, close) {
      parts.push({ name, close })
      if (closingSince !== undefined) throw new Error('Stopped while starting.')
    },
    isClosing: () => closingSince !== undefined,
    close,
    listen(started) {
      process.on('SIGINT', () => onSignal(started))
      process.on('SIGTERM', () => onSignal(started))
    },
  }
}
