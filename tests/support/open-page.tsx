import { RouterProvider } from '@tanstack/react-router'
import { render, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type ReactNode, useEffect } from 'react'
import { expect, inject, vi } from 'vitest'
import { promoPopupPages } from '../../seeds/content/promo-popup.ts'
import { ask as send } from '../../src/platform/http/ask.ts'
import { forgetAnswers } from '../../src/web/data/answers.ts'
import { askOverHttp } from '../../src/web/data/ask-over-http.ts'
import { createShopRouter } from '../../src/web/router.tsx'
import { Route as root } from '../../src/web/routes/__root.tsx'
import { listenToLinks } from '../../src/web/routing/listen-to-links.ts'
import { openModal } from '../../src/web/session/opened-modal.ts'
import { SHOP_BLOCK, type Shop } from '../../src/web/session/shop.ts'

type Router = Awaited<ReturnType<typeof createShopRouter>>
/** A request of the page: an operation, or another path. */
export type Call = { query: string; variables: { input?: Record<string, unknown> } & Record<string, unknown> }
/** Answers instead of the shop, at once or later. Returning nothing lets the shop answer. */
type Wait = (call: Call) => unknown

type Sent = { method?: string; headers?: object; body?: string }

export const PASSWORD = 'violet tram kettle'
const REGISTER = `mutation ($input: RegisterInput!, $captchaToken: String!) {
  answer: registerUser(input: $input, captchaToken: $captchaToken) { errors { message } } }`

type Visitor = {
  /** The visitor's country, as the shop sees it. */
  country?: string | null
  /** The browser's user agent. */
  userAgent?: string
  /** The visitor's answer to the cookie question; null if there is none. */
  consent?: string | null
  hasSeenPromo?: boolean
}

/** A whole page of the running shop in a DOM without layout: its screens, its router and its real answers, but much faster than a browser. */
export function visitShop(
  host = 'gcsuk.localhost',
  { country = null, userAgent = 'test', consent = 'necessary', hasSeenPromo = true }: Visitor = {},
) {
  const origin = `http://127.0.0.1:${inject('openShop').port}`
  const cookies = new Map<string, string>()
  /** The cookies that scripts can read. */
  const visible = new Map<string, string>()
  const calls: Call[] = []
  const part = () => Math.floor(Math.random() * 254) + 1
  const source = `10.${part()}.${part()}.${part()}`
  let wait: Wait = () => undefined

  async function request(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const own = { host, origin: `http://${host}`, cookie, 'user-agent': userAgent, 'x-forwarded-for': source }
    const answer = await send(new URL(path, origin), { method, headers: { ...headers, ...own }, body, timeoutMs: 30_000 })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
      if (!/httponly/i.test(line)) visible.set(name, value)
    }
    if (lastVisitor === cookies) showCookies()
    return answer
  }

  /** Follows redirects to the final page. */
  async function follow(address: string): Promise<{ text: string; address: string }> {
    const { text, headers } = await request(address)
    return headers.location ? follow(headers.location) : { text, address }
  }

  function showCookies(): void {
    for (const [name, value] of visible) setCookie(name, value)
  }

  async function answer(path: string, asked: RequestInit = {}) {
    if (path === '/graphql') {
      const call = JSON.parse(asked.body as string) as Call
      calls.push(call)
      const instead = await wait(call)
      asked.body = JSON.stringify(call)
      if (instead) return { ok: true, status: 200, json: async () => instead }
    } else calls.push({ query: path, variables: {} })
    if (path === '/ip') return { ok: true, status: 200, json: async () => ({ country_code: country }) }
    const { status, text } = await request(path, asked.body instanceof FormData ? await encode(asked.body) : (asked as Sent))
    return { ok: status < 400, status, json: async () => JSON.parse(text) }
  }

  /** Asks the API as the page does: with the text of an operation, or with one of the page's calls. */
  async function ask(query: string | Call, variables: object = {}) {
    const headers = { 'content-type': 'application/json', 'x-ribbon': '1' }
    const body = JSON.stringify(typeof query === 'string' ? { query, variables } : query)
    const { text } = await request('/graphql', { method: 'POST', headers, body })
    const { data, errors } = JSON.parse(text)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async function solvePuzzle(): Promise<string> {
    const challenge = JSON.parse((await request('/captcha')).text)
    return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
  }

  return {
    calls,
    /** The server's response to a visitor without script. */
    read: (path: string) => request(path),
    /** Deletes the cookies of the session, which has ended. */
    forgetSession: () => cookies.clear(),
    /** Waits until everything is loaded that the page loads when it is idle. */
    untilIdle: () => waitFor(() => expect(calls.map(({ query }) => query)).toContain('/ip')),
    /** From now on, every request of the page goes through this function first. */
    route: (next: Wait) => {
      wait = next
    },
    ask,
    solvePuzzle,
    becomeCustomer: async (email: string) => {
      const captchaToken = await solvePuzzle()
      const input = { firstName: 'Cleo', lastName: 'Hart', email, password: PASSWORD, acceptTerms: true }
      expect(await ask(REGISTER, { input, captchaToken })).toEqual({ answer: { errors: [] } })
    },
    open: async (path: string) => {
      const { text, address } = await follow(path)
      happyDom.setURL(`http://${host}${address}`)
      leave(cookies)
      vi.stubGlobal('fetch', answer)
      vi.stubGlobal('Worker', PuzzleWorker)
      vi.stubGlobal('isSecureContext', true)
      const [, block = ''] = new RegExp(`<script id="${SHOP_BLOCK}"[^>]*>(.*?)</script>`, 's').exec(text) ?? []
      const shop = JSON.parse(block) as Shop
      showCookies()
      if (consent !== null) setCookie('consent', consent)
      if (hasSeenPromo) sessionStorage.setItem('promo-seen', promoPopupPages[0]?.path ?? '')
      const router = await createShopRouter({ shop, ask: askOverHttp(shop) })
      await router.load()
      // In a browser the server runs this; here the page does.
      calls.length = 0
      const user = userEvent.setup()
      opened = { router, unmount: () => undefined }
      opened.unmount = render(<RouterProvider router={router as never} />).unmount
      return user
    },
  }
}

const { happyDOM: happyDom } = window as unknown as { happyDOM: { setURL: (url: string) => void } }

/** A form with a file, as the browser sends it. */
async function encode(form: FormData): Promise<Sent> {
  const encoded = new Response(form)
  return { method: 'POST', headers: { 'content-type': encoded.headers.get('content-type') }, body: await encoded.text() }
}

function setCookie(name: string, value: string, life = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the server or another page has set it
  document.cookie = `${name}=${value}; path=/; ${life}`
}

let opened: { router: Router; unmount: () => void } | undefined
let lastVisitor: object | undefined

/** Leaves the open page; for another visitor it deletes the cookies, too. */
function leave(visitor: object): void {
  if (visitor !== lastVisitor) {
    for (const cookie of document.cookie.split('; ')) setCookie(cookie.split('=')[0] ?? '', '', 'max-age=-1')
  }
  lastVisitor = visitor
  opened?.unmount()
  opened?.router.history.destroy()
  opened = undefined
  openModal(undefined)
  // The page loses its state, except for what it has stored.
  forgetAnswers()
}

/** Solves the shop's puzzles in the same thread. */
class PuzzleWorker {
  onmessage?: (event: { data: unknown }) => void
  postMessage(challenge: never) {
    void solveChallenge({ challenge, deriveKey }).then((data) => this.onmessage?.({ data }))
  }
  terminate() {}
}

export const main = () => within(document.querySelector('main') as HTMLElement)

/** A field of the screen by its name, which is the same in every language. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main input[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

/** Replaces the text of a control in one step. */
export async function fill(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.clear(control)
  if (text) await user.click(control)
  if (text) await user.paste(text)
}

/** The test has its own document, so only the content of its body is rendered. */
function Body({ children }: { children: ReactNode }) {
  useEffect(() => (opened ? listenToLinks(opened.router) : undefined), [])
  return children
}

root.update({ shellComponent: Body } as never)
