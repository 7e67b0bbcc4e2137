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

/** Capitals do not matter to a mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
