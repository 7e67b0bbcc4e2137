import { writeSync } from 'node:fs'

const LEVELS = { error: 50, fatal: 60 } as const
const STDOUT = 1

/** Writes a log line synchronously, where there is no logger. */
export function writeLogLine(level: keyof typeof LEVELS, line: { msg: string } & Record<string, unknown>): void {
  writeSync(STDOUT, `${JSON.stringify({ level: LEVELS[level], time: Date.now(), ...line })}\n`)
}
