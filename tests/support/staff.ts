import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a staff command beside a shop with this environment, and returns its output. A refusal is thrown. */
export async function runStaffCommand(own: NodeJS.ProcessEnv, name: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'development', ...own }
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', 'src/app/commands/staff.ts', name, ...words], {
    env,
  })
  if (stderr) throw new Error(stderr)
  return stdout.trim()
}
