/** The fault of an e-mail address; the screen has the text. */
export type EmailFault = 'required' | 'invalid'

/** RFC 5321: mail servers need not accept longer addresses. */
const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** The part before the @ without quotes: nobody uses quoted local parts. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i

/** Undefined when the address is valid. */
export function findEmailFault(email: string): EmailFault | undefined {
  const trimmed = email.trim()
  if (trimmed === '') return 'required'
  const at = trimmed.lastIndexOf('@')
  const isAddress = LOCAL_PART.test(trimmed.slice(0, at)) && DOMAIN.test(trimmed.slice(at + 1))
  return at > 0 && at <= MAX_LOCAL_LENGTH && trimmed.length <= MAX_LENGTH && isAddress ? undefined : 'invalid'
}

const GOOGLE = /^(?:gmail|googlemail)\.com$/

/**
 * The same key for all addresses of one mailbox, for limits: it ignores capitals, a tag after a plus sign, and dots at Google. It does not identify a person,
 * because two accounts may share a mailbox.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/(?<=.)\+.*/, '')
  return GOOGLE.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Ignores capitals, which do not matter to mail servers. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
