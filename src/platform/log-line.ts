import { writeSync } from 'node:fs'

const LEVELS = { error: 50, fatal: 60 } as const
const STDOUT = 1

/** A line of the log where there is no logger: it is out when this returns. */
export function writeLogLine(level: keyof typeof LEVELS, line: { msg: string } & Record<string, unknown>): void {
  writeSync(STDOUT, `${JSON.stringify({ level: LEVELS[level], time: Date.now(), ...line })}\n`)
}
