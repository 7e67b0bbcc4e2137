import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies read a response before they send the next request on a connection; some programs use pipelining. */
const MOST_WAITING = 4

/** The number of responses of a connection that the client has not read. They stay in memory until it does. */
const waiting = new WeakMap<Socket, number>()

/** Closes a connection with too many unread responses. False when it is closed, because Node still handles the requests that it has received. */
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
