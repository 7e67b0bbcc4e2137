import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a staff command beside a shop with this environment. Returns its output; throws when it is refused. */
export async function runStaffCommand(own: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'development', ...own }
  const { stdout, stderr } = await run(process.execPath, ['dist/app/staff.mjs', ...words], { env })
  if (stderr) throw new Error(stderr)
  return stdout.trim()
}
