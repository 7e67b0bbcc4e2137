import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies take an answer before they ask for the next on its connection; a few programs ask ahead. */
const MOST_WAITING = 4

/** How many answers of a connection are not taken yet. They stay in memory until they are. */
const waiting = new WeakMap<Socket, number>()

/** Closes a connection that asks for more than it takes. False when it is closed: Node goes on with the requests that came together. */
export function countWaitingAnswer({ socket }: IncomingMessage, answer: ServerResponse): boolean {
  const change = (by: number) => {
    const count = (waiting.get(socket) ?? 0) + by
    waiting.set(socket, count)
    return count
  }
  answer.once('close', () => change(-1))
  if (change(1) > MOST_WAITING) socket.destroy()
  return !socket.destroyed
}
