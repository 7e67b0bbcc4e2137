import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { type Localised, localPath, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { linkToken } from '../emails/account-link.ts'
import type { AccountLink } from '../emails/account-links.store.ts'
import type { NoticeName } from '../emails/notices.store.ts'

const BUTTON = { en: 'It was not me', nl: 'Dat was ik niet' } as const
const TEXTS = {
  PASSWORD_CHANGED: {
    subject: { en: 'Your password was changed', nl: 'Je wachtwoord is gewijzigd' },
    body: {
      en: 'The password of your account at {brand} was changed just now, and other devices were logged out. Was it you? Then there is nothing to do. If not, choose a new one at once.',
      nl: 'Het wachtwoord van je account bij {brand} is zojuist gewijzigd en andere apparaten zijn uitgelogd. Was jij dat? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord.',
    },
    button: BUTTON,
  },
  EMAIL_CHANGE: {
    subject: { en: 'Your email address is about to change', nl: 'Je e-mailadres wordt gewijzigd' },
    body: {
      en: 'Somebody who knows your password asked for another email address for your account at {brand}. It changes when the new address is confirmed. Was it you? Then there is nothing to do. If not, choose a new password at once.',
      nl: 'Iemand die je wachtwoord kent, vroeg om een ander e-mailadres voor je account bij {brand}. Het verandert zodra het nieuwe adres is bevestigd. Was jij dat? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord.',
    },
    button: BUTTON,
  },
  EMAIL_CHANGED: {
    subject: { en: 'Your email address was changed', nl: 'Je e-mailadres is gewijzigd' },
    body: {
      en: 'Your account at {brand} has another email address now, and this one is not used any more. Was it you? Then there is nothing to do. If not, contact us at once.',
      nl: 'Je account bij {brand} heeft nu een ander e-mailadres, en dit adres wordt niet meer gebruikt. Was jij dat? Dan hoef je niets te doen. Zo niet, neem dan meteen contact met ons op.',
    },
    button: BUTTON,
  },
  ACCOUNT_DELETED: {
    subject: { en: 'Your account has been deleted', nl: 'Je account is verwijderd' },
    body: {
      en: 'Your account at {brand} and your personal details are gone, as you asked. Gifts that are on their way still arrive. We keep only what the law asks of us, such as invoices. Was it not you? Then contact us.',
      nl: 'Je account bij {brand} en je persoonlijke gegevens zijn verwijderd, zoals je vroeg. Cadeaus die onderweg zijn, komen nog aan. We bewaren alleen wat de wet van ons vraagt, zoals facturen. Was jij dit niet? Neem dan contact met ons op.',
    },
    button: { en: 'Contact us', nl: 'Contact opnemen' },
  },
  EMAIL_TAKEN: {
    subject: { en: 'You already have an account at {brand}', nl: 'Je hebt al een account bij {brand}' },
    body: {
      en: 'Somebody asked to use this email address for another account at {brand}. It belongs to your account, so nothing has changed. Was it you? Then log in with this address.',
      nl: 'Iemand wilde dit e-mailadres voor een ander account bij {brand} gebruiken. Het hoort bij jouw account, dus er is niets veranderd. Was jij dat? Log dan in met dit adres.',
    },
    button: { en: 'Log in', nl: 'Inloggen' },
  },
} as const
const PAGES = {
  PASSWORD_CHANGED: ROUTES.forgotPassword,
  EMAIL_CHANGE: ROUTES.forgotPassword,
  EMAIL_CHANGED: ROUTES.contact,
  ACCOUNT_DELETED: ROUTES.contact,
  EMAIL_TAKEN: ROUTES.login,
} as const

type AccountNotice = {
  id: string
  email: string
  notice: NoticeName | 'EMAIL_TAKEN'
  /** A link to a new password, so that the owner can act at once. */
  link?: AccountLink | undefined
}

/** Warns the owner of an account about a change that a thief would also make. */
export function writeNotice(parts: AccountsParts, shop: Localised, { id, email, notice, link }: AccountNotice): Promise<Mail> {
  const text = textsIn(shop, TEXTS[notice])
  const page = link ? `${localPath(shop, ROUTES.newPassword)}?token=${linkToken(parts, link)}` : localPath(shop, PAGES[notice])
  return writeLetter(parts, shop, {
    messageId: `notice.${id}`,
    to: email,
    subject: text('subject'),
    preview: text('subject'),
    write: (look) => (
      <>
        <MailHeading>{text('subject')}</MailHeading>
        <p>{text('body')}</p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + page}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
