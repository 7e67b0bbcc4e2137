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
  /** A mail that came before, by its Message-ID, is the same mail. */
  add(source: Buffer): Promise<void>
  /** Newest first. */
  list(to?: string): readonly StoredMail[]
  find(id: string): StoredMail | undefined
  clear(): Promise<void>
}

/** The oldest make room for the newest. */
const MAX_MAILS = 500

/** Mails in memory and, as .eml files, on disk, so that they outlive a restart. */
export async function openMailStore(folder: string, clock: Clock, maxMails = MAX_MAILS): Promise<MailStore> {
  const fileOf = (id: string) => join(folder, `${id}.eml`)
  await mkdir(folder, { recursive: true })
  // Links in mails open gifts and accounts: they are for the owner alone, also those of a folder that was made before.
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

  /** Starts with the instant, so that file names sort by age. */
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

/** Pictures that came along are shown where the mail names them. */
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
