import type { ChildProcess } from 'node:child_process'

/** A process that has just ended is still connected for a moment: what it no longer receives is lost, where a send without a callback ends this process. */
export function sendToChild(child: ChildProcess, message: object): void {
  if (child.connected) child.send(message, () => undefined)
}
