import type { Logger } from 'pino'

/** npm passes Ctrl-C on to a process that has already had it from the terminal; that is still the first one. */
const SAME_CTRL_C_MS = 500
/** Draining must end before the supervisor kills the process, after half a minute. */
const GIVE_UP_AFTER_MS = 28_000

export type Shutdown = {
  /** Registers a part to be closed; the last one registered is closed first. */
  onClose(name: string, close: () => Promise<unknown>): void
  /** True from the first Ctrl-C on. */
  isClosing(): boolean
  close(): Promise<void>
  /**
   * From now on Ctrl-C and SIGTERM close everything and end the process; a second Ctrl-C ends it at once. One that
   * comes while we start waits for the step being taken, so that no part is left behind.
   */
  listen(started: Promise<unknown>): void
}

/** What every part is given that opens something: where to log, and where to register its closing. */
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
        log.error({ err: error, part: name }, 'could not be closed')
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
