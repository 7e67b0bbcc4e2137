// Runs a program of node_modules in the project's folder, with Ribbon's own Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')

/** Its output is printed immediately, or returned with the result when `quiet`. */
export function run([program, ...parameters], { quiet = false, env = {} } = {}) {
  const started = performance.now()
  return new Promise((done) => {
    const child = spawn(join(BIN, program), parameters, {
      cwd: ROOT,
      env: { ...process.env, PATH: `${BIN}:${process.env.PATH}`, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const end = (ok) => done({ ok, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
