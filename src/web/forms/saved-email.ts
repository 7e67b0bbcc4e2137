import { keepStored, readStored } from '../session/storage.ts'

const KEY = 'account-email'

/** What was typed on one page of the way in is there on the next, for as long as the tab is open (spec §4). */
export function readEmail(): string {
  return readStored(KEY, 'sessionStorage') ?? ''
}

export function keepEmail(email: string): void {
  keepStored(KEY, email.trim(), 'sessionStorage')
}
