import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { workMemory } from './work-in-progress.ts'

export const BEAT_MS = 500
/** After this time a blocked event loop is considered stuck, and the process is ended. */
const STUCK_AFTER_BEATS = 10_000 / BEAT_MS

export type WatchdogData = { pulse: Int32Array; workMemory: SharedArrayBuffer; stuckAfterBeats: number }

/** In `pulse`: a counter that grows while the event loop runs, and whether a debugger is attached, which may pause it. */
export const PULSE = { beat: 0, isDebugging: 1 } as const

/** Ends this process with a line in the log when its event loop is blocked; the supervisor starts it again. */
export function startWatchdog(): void {
  const pulse = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const beat = () => {
    Atomics.add(pulse, PULSE.beat, 1)
    Atomics.store(pulse, PULSE.isDebugging, debuggerUrl() ? 1 : 0)
  }
  beat()
  setInterval(beat, BEAT_MS).unref()
  const workerData: WatchdogData = { pulse, workMemory, stuckAfterBeats: STUCK_AFTER_BEATS }
  // Without the parent's arguments: Node itself strips the types of this small thread.
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] }).unref()
}
