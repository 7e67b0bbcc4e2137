import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { findEmailFault } from '../../shared/validation/email.ts'

export type Mail = {
  /** The same when a mail is sent again, so that the mailbox shows it once: `<word.id@host>`. */
  messageId: string
  from: { name: string; address: string }
  /** One address. */
  to: string
  /** The address for replies, if it is not the sender. */
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Readonly<Record<string, string>>
  /** A picture that the HTML shows as `cid:<cid>`, or a file. The shop chooses its name, never a visitor. */
  attachments?: { cid?: string; filename: string; content: Buffer }[]
}

/** Only jobs send mails, so that no visitor waits for a mail server, and a deferred mail is sent later. */
export type Mailer = {
  /** `refused`: the recipient's server refused it for good. Any other error is thrown, so that the job runs again. */
  send(mail: Mail): Promise<'sent' | 'refused'>
  close(): Promise<void>
}

const CONNECTIONS = 4
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 5_000 } as const

export function createMailer({ smtpUrl, log }: { smtpUrl: string; log: Logger }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      assertPlain(mail)
      try {
        await transport.sendMail({
          ...mail,
          to: { name: '', address: mail.to },
          ...toReplyTo(mail),
          headers: { ...mail.headers },
        })
        return 'sent'
      } catch (error) {
        const { responseCode, command } = error as Answered
        if (!isRefusal(error)) throw responseCode ? new MailServerError(responseCode, command) : error
        log.warn({ responseCode, command, messageId: mail.messageId }, 'a mail was refused')
        return 'refused'
      }
    },
    close: async () => transport.close(),
  }
}

function toReplyTo({ replyTo }: Mail) {
  return replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }
}

type Answered = { responseCode?: number; command?: string }

/** Without the server's text, which contains the recipient's address: an error is logged and stored with the job. */
class MailServerError extends Error {
  constructor(
    readonly responseCode: number,
    readonly command = '',
  ) {
    super(`The mail server answered ${responseCode} to ${command}`)
  }
}

/** The library would silently remove a line break from a header. A line break is an attack, so the mail is refused. */
function assertPlain({ messageId, from, to, replyTo = to, subject, headers = {} }: Mail): void {
  const lines = [messageId, from.name, from.address, to, replyTo, subject, ...Object.keys(headers), ...Object.values(headers)]
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for control characters
  if (lines.some((line) => /[\u0000-\u001f\u007f\u2028\u2029]/.test(line))) throw new Error('A mail header must be on one line')
  if (!/^<[^<>@\s]+@[^<>@\s]+>$/.test(messageId)) throw new Error(`Not a Message-ID: ${messageId}`)
  if (findEmailFault(to) || findEmailFault(replyTo)) throw new Error('A mail must have exactly one recipient')
}

/** The server refused the recipient or the message with 550 to 559. A refused login or sender is a problem for the operator. */
function isRefusal(error: unknown): boolean {
  const code = responseCodeOf(error)
  return code >= 550 && code < 560
}

/** The server deferred this recipient or message. 421 does not count: the server is shutting down and refuses every mail. */
export function isDeferred(error: unknown): boolean {
  const code = responseCodeOf(error)
  return code >= 400 && code < 500 && code !== 421
}

/** The response code for the recipient or the message; 0 for any other error. */
function responseCodeOf(error: unknown): number {
  const { command = '', responseCode = 0 } = error as Answered
  return ['RCPT TO', 'DATA'].includes(command) ? responseCode : 0
}
