/** "s•••@e•••": enough to recognise one's own typing, too little to write to. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••`
}
