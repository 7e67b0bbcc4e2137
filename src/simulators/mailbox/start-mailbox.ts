import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/context.ts'
import { acceptOwnHostsOnly, listenAnywhere } from '../../platform/http/own-hosts.ts'
import { type MailStore, openMailStore } from './mail-store.ts'
import { renderMailBody, renderMailList, renderMailPage, STYLES, VIEWS } from './mailbox-pages.ts'
import { type Faults, startSmtp } from './smtp.ts'

export type Mailbox = {
  /** Where to send mails. */
  smtpUrl: string
  /** Where to read them. */
  address: string
  close(): Promise<void>
}

type MailboxParts = {
  port: number
  folder: string
  clock: Clock
  log: Logger
  /** The maximum number of mails; beyond it the oldest are deleted. */
  maxMails?: number
}

/** The mailbox needs no login, so only this machine can reach it, even when the shop listens on other addresses. */
const HOST = 'localhost'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
/** A mail may show pictures and its own styles, but runs no scripts. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'"

/** Receives the shop's mails over SMTP and shows them on a web page; no mail leaves this machine. */
export async function startMailbox({ port, folder, clock, log, maxMails }: MailboxParts): Promise<Mailbox> {
  const store = await openMailStore(folder, clock, maxMails)
  const faults: Faults = { times: 0, code: 451, at: 'RCPT', delayMs: 0 }
  const web = Fastify({ logger: false, forceCloseConnections: true })
  acceptOwnHostsOnly(web)
  servePages(web, store)
  serveTests(web, store, faults)
  await listenAnywhere(web, { host: HOST, port })
  const smtp = await startSmtp(store, faults, log)
  const bound = web.addresses()[0] as AddressInfo
  return {
    smtpUrl: smtp.url,
    address: `http://localhost:${bound.port}/`,
    close: async () => {
      await smtp.close()
      await web.close()
    },
  }
}

type OneMail = { Params: { id: string }; Querystring: { view?: string } }

function servePages(web: FastifyInstance, store: MailStore): void {
  web.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': PAGE_POLICY, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })
  web.get('/mailbox.css', (_request, reply) => reply.type('text/css').send(STYLES))
  web.get('/', (_request, reply) => reply.type('text/html').send(renderMailList(store.list())))
  web.get<OneMail>('/mails/:id/', (request, reply) => {
    const mail = store.find(request.params.id)
    if (!mail) return reply.callNotFound()
    return reply.type('text/html').send(renderMailPage(mail, VIEWS.find((view) => view === request.query.view) ?? 'html'))
  })
  web.get<OneMail>('/mails/:id/body', (request, reply) => {
    const mail = store.find(request.params.id)
    if (!mail) return reply.callNotFound()
    return reply.type('text/html').header('content-security-policy', MAIL_POLICY).send(renderMailBody(mail))
  })
}

function serveTests(web: FastifyInstance, store: MailStore, faults: Faults): void {
  web.get<{ Querystring: { to?: string } }>('/api/mails', (request) => store.list(request.query.to))
  web.delete('/api/mails', async (_request, reply) => {
    await store.clear()
    return reply.code(204).send()
  })
  web.put<{ Body: Partial<Faults> }>('/api/faults', (request) => Object.assign(faults, request.body))
}
