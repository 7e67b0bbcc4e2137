import { pino } from 'pino'
import { afterAll, afterEach, expect } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { createMailer, type Mail, type Mailer } from '../../src/platform/mail/mailer.ts'
import type { StoredMail } from '../../src/simulators/mailbox/mail-store.ts'
import type { Faults } from '../../src/simulators/mailbox/smtp.ts'
import { startMailbox } from '../../src/simulators/mailbox/start-mailbox.ts'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { listStrayLinks } from './mail-links.ts'

export type TestMailbox = {
  mailer: Mailer
  list(to: string): Promise<StoredMail[]>
  /** Makes its mail server fail. */
  setFaults(faults: Partial<Faults>): Promise<void>
}

/** The real mailbox with its real SMTP server, for one test file. After each test all links of the sent mails must be complete. */
export async function testMailbox(): Promise<TestMailbox> {
  const log = pino({ level: 'silent' })
  const folder = makeTemporaryFolder('mailbox')
  const mailbox = await startMailbox({ port: 0, folder, clock: systemClock, log })
  const smtp = createMailer({ smtpUrl: mailbox.smtpUrl, log })
  const sent: Mail[] = []
  const mailer: Mailer = { ...smtp, send: (mail) => smtp.send(mail).finally(() => sent.push(mail)) }
  afterEach(() => expect(sent.splice(0).flatMap(listStrayLinks)).toEqual([]))
  afterAll(async () => {
    await mailer.close()
    await mailbox.close()
  })
  return {
    mailer,
    list: async (to) => (await fetch(`${mailbox.address}api/mails?to=${encodeURIComponent(to)}`)).json() as Promise<StoredMail[]>,
    setFaults: async (faults) => {
      const body = JSON.stringify(faults)
      await fetch(`${mailbox.address}api/faults`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
    },
  }
}
