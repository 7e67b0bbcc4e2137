import { workerData } from 'node:worker_threads'
import { writeLogLine } from '../log-line.ts'
import { BEAT_MS, PULSE, type WatchdogData } from './watchdog.ts'
import { listWork } from './work-in-progress.ts'

const { pulse, workMemory, stuckAfterBeats } = workerData as WatchdogData
let lastBeat = Atomics.load(pulse, PULSE.beat)
let missed = 0

/** Counts beats instead of time, because this thread stops too while the process is suspended. */
setInterval(() => {
  const beat = Atomics.load(pulse, PULSE.beat)
  missed = beat === lastBeat && Atomics.load(pulse, PULSE.isDebugging) === 0 ? missed + 1 : 0
  lastBeat = beat
  if (missed >= stuckAfterBeats) endProcess()
}, BEAT_MS)

function endProcess(): void {
  const seconds = (missed * BEAT_MS) / 1000
  const msg = `the event loop was blocked for ${seconds} seconds; the process is killed`
  try {
    writeLogLine('fatal', { msg, inProgress: listWork(workMemory) })
  } finally {
    // The main thread is blocked: it cannot exit or receive a signal.
    process.kill(process.pid, 'SIGKILL')
  }
}
