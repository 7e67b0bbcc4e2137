/** What is wrong with an e-mail address; the screen finds the words. */
export type EmailFault = 'required' | 'invalid'

/** RFC 5321: what a mail server must take at most. */
const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** The part before the @ in its plain form: quoted local parts exist on paper alone. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i

/** Undefined when a mail could be sent there. */
export function findEmailFault(email: string): EmailFault | undefined {
  const trimmed = email.trim()
  if (trimmed === '') return 'required'
  const at = trimmed.lastIndexOf('@')
  const isAddress = LOCAL_PART.test(trimmed.slice(0, at)) && DOMAIN.test(trimmed.slice(at + 1))
  return at > 0 && at <= MAX_LOCAL_LENGTH && trimmed.length <= MAX_LENGTH && isAddress ? undefined : 'invalid'
}

const GOOGLE = /^(?:gmail|googlemail)\.com$/

/**
 * The same for all addresses that end in one mailbox, for limits: capitals and a tag after a plus sign do not matter to it, and dots do not to Google.
 * Two accounts may share a mailbox, so this is no identity.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/(?<=.)\+.*/, '')
  return GOOGLE.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Capitals do not matter to a mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
