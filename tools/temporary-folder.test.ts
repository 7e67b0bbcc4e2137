import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MAKE = `import { makeTemporaryFolder } from '${import.meta.dirname}/temporary-folder.ts'
process.stdout.write(makeTemporaryFolder('gone'))
`

test('a temporary folder is deleted when its process ends', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', MAKE])
  expect(stdout).toContain('ribbon-gone-')
  expect(existsSync(stdout)).toBe(false)
})

test.each(['SIGINT', 'SIGTERM'] as const)('a temporary folder is deleted when %s ends its process', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', `${MAKE}setInterval(() => {}, 1000)`])
  const [folder] = (await once(child.stdout, 'data')) as [Buffer]
  expect(existsSync(String(folder))).toBe(true)
  child.kill(signal)
  await once(child, 'exit')
  expect(existsSync(String(folder))).toBe(false)
})
