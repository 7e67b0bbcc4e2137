import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { workMemory } from './work-in-progress.ts'

export const BEAT_MS = 500
/** An event loop that is blocked for this long answers no request, and only ending the process helps. */
const STUCK_AFTER_BEATS = 10_000 / BEAT_MS

export type WatchdogData = { pulse: Int32Array; workMemory: SharedArrayBuffer; stuckAfterBeats: number }

/** In `pulse`: a number that changes while the event loop turns, and whether somebody is debugging, who may hold it as long as they like. */
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
  // Without our own arguments: Node reads the thread's few types by itself.
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] }).unref()
}
