import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 500
/** Of the machine's time, what others take of it. */
const BUSY = 0.6
const REST_MS = 250

/** Time since some beginning, in milliseconds: of the whole machine, of it idle, and of this process alone. */
export type SpentTime = { wholeMs: number; idleMs: number; ownMs: number }

/**
 * For work that can wait: while others need the machine, each piece of it rests for a moment first. Four at a time, that is still sixteen a second and
 * some fifty thousand an hour. What this process itself takes does not count.
 */
export function createRoomMaker(readTime: () => SpentTime = readSpentTime, rest: (ms: number) => Promise<unknown> = sleep) {
  let last = readTime()
  let isBusy = false

  function look(): void {
    const now = readTime()
    const wholeMs = now.wholeMs - last.wholeMs
    if (wholeMs < LOOK_EVERY_MS) return
    const othersMs = wholeMs - (now.idleMs - last.idleMs) - (now.ownMs - last.ownMs)
    isBusy = othersMs > wholeMs * BUSY
    last = now
  }

  return async function makeRoom(): Promise<void> {
    look()
    if (isBusy) await rest(REST_MS)
  }
}

function readSpentTime(): SpentTime {
  const times = cpus().map(({ times }) => times)
  const { user, system } = process.cpuUsage()
  return {
    wholeMs: times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.idle + time.irq, 0),
    idleMs: times.reduce((sum, { idle }) => sum + idle, 0),
    ownMs: (user + system) / 1_000,
  }
}
