import { readStored, writeStored } from '../session/storage.ts'

const KEY = 'account-email'

/** What was typed on one page of the way in is there on the next, for as long as the tab is open (spec §4). */
export function readEmail(): string {
  return readStored(KEY, 'sessionStorage') ?? ''
}

export function saveEmail(email: string): void {
  writeStored(KEY, email.trim(), 'sessionStorage')
}
