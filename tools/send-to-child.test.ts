import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sendToChild } from './send-to-child.ts'

const WAITING = ['-e', "process.on('message', () => {})"]

test('a message to a process that has just ended is lost, and nothing else', async () => {
  const child = spawn(process.execPath, WAITING, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  await once(child, 'spawn')
  child.kill('SIGKILL')
  // The parent has not got the exit event yet.
  while (!/^State:\tZ/m.test(readFileSync(`/proc/${child.pid}/status`, 'utf8')));
  expect(child.connected).toBe(true)
  sendToChild(child, { text: 'a'.repeat(1_000_000) })
  await once(child, 'close')
  sendToChild(child, { text: 'again' })
})
