import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SMTPServer } from 'smtp-server'
import type { MailStore } from './mail-store.ts'

/** Faults of the server, for tests. */
export type Faults = {
  /** The number of next mails that are refused. */
  times: number
  /** The response code: 451 defers the mail, 550 refuses it for good. */
  code: number
  /** The SMTP command that is refused: the recipient or the message. */
  at: 'RCPT' | 'DATA'
  /** The delay of every mail. */
  delayMs: number
}

const MAX_BYTES = 10 * 1024 * 1024

export type Smtp = { url: string; close(): Promise<void> }

/** A real SMTP server on any free port, which only this machine can reach. */
export async function startSmtp(store: Pick<MailStore, 'add'>, faults: Faults, log: Logger): Promise<Smtp> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    banner: 'Mailbox',
    onRcptTo: (_address, _session, done) => {
      void sleep(faults.delayMs).then(() => done(takeFault(faults, 'RCPT')))
    },
    onData: (stream, _session, done) => {
      buffer(stream).then((source) => {
        const fault = stream.sizeExceeded ? refusal(552, 'Too large') : takeFault(faults, 'DATA')
        if (fault) return done(fault)
        store.add(source).then(() => done(), done)
      }, done)
    },
  })
  server.on('error', (error) => log.debug({ err: error }, 'an SMTP connection of the mailbox failed'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) }
}

function takeFault(faults: Faults, at: Faults['at']): Error | undefined {
  if (faults.times <= 0 || faults.at !== at) return undefined
  faults.times--
  return refusal(faults.code, faults.code < 500 ? 'Try again later' : 'Not taken here')
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
