import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a tool of staff beside a shop whose data lie there, and returns what it says. A refusal is thrown. */
export async function runStaffTool(own: NodeJS.ProcessEnv, name: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'development', ...own }
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', `tools/${name}.ts`, ...words], { env })
  if (stderr) throw new Error(stderr)
  return stdout.trim()
}
