import { type IncomingHttpHeaders, Agent as PlainAgent, request as requestPlainly } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'

export type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
  /** Uses a new connection, because a pooled one may be dead. */
  isNewConnection?: boolean
}
export type Answered = { status: number; headers: IncomingHttpHeaders; text: string }

/** Connections are reused, but closed before the server at the other end would close them. */
const AGENT_OPTIONS = { keepAlive: true, timeout: 4_000 }
const PLAINLY = { request: requestPlainly, agent: new PlainAgent(AGENT_OPTIONS) }
const SECURELY = { request: requestSecurely, agent: new SecureAgent(AGENT_OPTIONS) }

/** Sends one request and reads the whole response; redirects are not followed. Not with `fetch`, which takes three times the CPU time. */
export function ask(url: string | URL, { body, timeoutMs, isNewConnection = false, ...asked }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { request, agent } = String(url).startsWith('https:') ? SECURELY : PLAINLY
    const sent = request(url, { ...asked, agent: isNewConnection ? false : agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
      response.on('error', fail)
    })
    const timer = setTimeout(
      () => sent.destroy(new DOMException(`No response within ${timeoutMs} ms`, 'TimeoutError')),
      timeoutMs,
    )
    function fail(error: Error): void {
      clearTimeout(timer)
      reject(error)
    }
    sent.on('error', fail)
    sent.end(body)
  })
}
