import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Attachment } from 'postal-mime'
import type { Clock } from '../../platform/context.ts'

export type StoredMail = {
  id: string
  messageId: string
  receivedAt: string
  from: string
  to: readonly string[]
  subject: string
  html: string
  text: string
  headers: readonly { name: string; value: string }[]
  source: string
}

export type MailStore = {
  /** Adds a mail; one with a known Message-ID is not added again. */
  add(source: Buffer): Promise<void>
  /** Newest first. */
  list(to?: string): readonly StoredMail[]
  find(id: string): StoredMail | undefined
  clear(): Promise<void>
}

/** Beyond this number the oldest mails are deleted. */
const MAX_MAILS = 500

/** Mails in memory, and on disk as .eml files, so that they survive a restart. */
export async function openMailStore(folder: string, clock: Clock, maxMails = MAX_MAILS): Promise<MailStore> {
  const fileOf = (id: string) => join(folder, `${id}.eml`)
  await mkdir(folder, { recursive: true })
  // Links in mails open gifts and accounts, so only the owner may read the folder, even one that existed before.
  await chmod(folder, 0o700)
  const ids = (await readdir(folder)).filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length))
  await Promise.all(ids.map((id) => chmod(fileOf(id), 0o600)))
  const mails = await Promise.all(
    ids
      .toSorted()
      .slice(-maxMails)
      .map(async (id) => parseMail(id, await readFile(fileOf(id)))),
  )
  let lastNumber = 0

  /** The id is a time stamp, so that file names sort by age. */
  function nextId(): string {
    lastNumber = Math.max(lastNumber + 1, clock.now().getTime())
    return String(lastNumber).padStart(15, '0')
  }

  return {
    async add(source) {
      const id = nextId()
      const mail = await parseMail(id, source)
      if (mail.messageId && mails.some(({ messageId }) => messageId === mail.messageId)) return
      mails.push(mail)
      await writeFile(fileOf(id), source, { mode: 0o600 })
      for (const { id } of mails.splice(0, mails.length - maxMails)) await rm(fileOf(id), { force: true })
    },
    list: (to) => mails.filter((mail) => !to || mail.to.includes(to.toLowerCase())).toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
    async clear() {
      for (const { id } of mails.splice(0)) await rm(fileOf(id), { force: true })
    },
  }
}

async function parseMail(id: string, source: Buffer): Promise<StoredMail> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'base64' })
  return {
    id,
    messageId: mail.messageId ?? '',
    receivedAt: new Date(Number(id)).toISOString(),
    from: mail.from ? writeAddress(mail.from) : '',
    to: (mail.to ?? []).flatMap(({ address }) => (address ? [address.toLowerCase()] : [])),
    subject: mail.subject ?? '',
    html: showAttached(mail.html ?? '', mail.attachments),
    text: mail.text ?? '',
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
    source: source.toString('utf8'),
  }
}

/** Inserts attached pictures where the mail refers to them. */
function showAttached(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce(
    (shown, { contentId, mimeType, content }) =>
      contentId ? shown.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:${mimeType};base64,${content}`) : shown,
    html,
  )
}

function writeAddress({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address
}
