import { openDraft } from './draft.ts'

const saved = openDraft<{ email: string }>('account-email')

export const readEmail = () => saved.read().email ?? ''

/** The e-mail address typed on one page of the login flow is filled in on the next, while the tab is open (spec §4). */
export const EMAIL_DRAFT = {
  restore: <V extends { email: string }>(initial: V): V => ({ ...initial, email: initial.email || readEmail() }),
  save: ({ email }: { email: string }) => saved.save({ email: email.trim() }),
}
