/** "s•••@e•••": enough to recognise one's own address, but not enough to send a mail. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••`
}
