import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { findEmailFault } from '../../shared/validation/email.ts'

export type Mail = {
  /** The same for the same mail, so that one sent twice is one in the mailbox: `<word.id@host>`. */
  messageId: string
  from: { name: string; address: string }
  /** One address. */
  to: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Readonly<Record<string, string>>
  /** What comes along: a picture that the HTML shows as `cid:<cid>`, or a file. Its name is ours, never a visitor's. */
  attachments?: { cid?: string; filename: string; content: Buffer }[]
}

/** Only jobs send mail: a visitor never waits for a mail server, and what it refuses for now is sent later. */
export type Mailer = {
  /** `refused`: the receiver's server does not take it. Any other trouble throws, for the job to be run again. */
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

/** Without the server's own words, which name the recipient: an error is logged, and stored with the job. */
class MailServerError extends Error {
  constructor(
    readonly responseCode: number,
    readonly command = '',
  ) {
    super(`The mail server answered ${responseCode} to ${command}`)
  }
}

/** The library would silently drop a line break from a header. It is an attack, so the mail is refused instead. */
function assertPlain({ messageId, from, to, replyTo = to, subject, headers = {} }: Mail): void {
  const lines = [messageId, from.name, from.address, to, replyTo, subject, ...Object.keys(headers), ...Object.values(headers)]
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (lines.some((line) => /[\u0000-\u001f\u007f\u2028\u2029]/.test(line))) throw new Error('A mail header must be one line')
  if (!/^<[^<>@\s]+@[^<>@\s]+>$/.test(messageId)) throw new Error(`Not a Message-ID: ${messageId}`)
  if (findEmailFault(to) || findEmailFault(replyTo)) throw new Error('A mail goes to one address')
}

/** The server answered the recipient or the message with 550 to 559; a refusal of ourselves (login, sender) is for an operator to mend. */
function isRefusal(error: unknown): boolean {
  const code = codeOfAnswer(error)
  return code >= 550 && code < 560
}

/** The server said "later" of this recipient or message; 421 is a server that is shutting down, whatever the mail. */
export function isPutOff(error: unknown): boolean {
  const code = codeOfAnswer(error)
  return code >= 400 && code < 500 && code !== 421
}

/** To the recipient or the message; 0 when the trouble is another. */
function codeOfAnswer(error: unknown): number {
  const { command = '', responseCode = 0 } = error as Answered
  return ['RCPT TO', 'DATA'].includes(command) ? responseCode : 0
}
