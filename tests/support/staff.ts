import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PROGRAM = ['--import', 'tsx', 'src/app/commands/staff.ts']

/** Runs a staff command beside a shop with this environment. Returns its output; throws when it is refused. */
export function runStaffCommand(own: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  return runStaffProgram(PROGRAM, own, words)
}

export async function runStaffProgram(program: readonly string[], own: NodeJS.ProcessEnv, words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'development', ...own }
  const { stdout, stderr } = await run(process.execPath, [...program, ...words], { env })
  if (stderr) throw new Error(stderr)
  return stdout.trim()
}
