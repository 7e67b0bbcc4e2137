import { readStored, writeStored } from '../session/storage.ts'

const KEY = 'account-email'

/** The address typed on one page of the login flow is filled in on the next, while the tab is open (spec §4). */
export function readEmail(): string {
  return readStored(KEY, 'sessionStorage') ?? ''
}

export function saveEmail(email: string): void {
  writeStored(KEY, email.trim(), 'sessionStorage')
}
