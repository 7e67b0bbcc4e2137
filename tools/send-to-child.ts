import type { ChildProcess } from 'node:child_process'

/** Ignores errors of sending: a child that has just ended is still connected for a moment, and an error without a callback would end this process. */
export function sendToChild(child: ChildProcess, message: object): void {
  if (child.connected) child.send(message, () => undefined)
}
