import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { type Localised, localPath, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { linkToken } from '../emails/account-link.ts'
import type { AccountLink } from '../emails/account-links.store.ts'

const TEXTS = {
  /** Asks whether an address belongs to the person who gave it. */
  CONFIRM_EMAIL: {
    subject: { en: 'Confirm your email address', nl: 'Bevestig je e-mailadres' },
    heading: { en: 'Is this your address?', nl: 'Is dit jouw adres?' },
    body: {
      en: 'An account at {brand} was given this address. Confirm that it is yours, and you will find your earlier orders and the gift cards you were sent in your account. You may be asked to log in first. The link is valid for seven days.',
      nl: 'Bij een account van {brand} is dit adres opgegeven. Bevestig dat het van jou is, dan vind je je eerdere bestellingen en de cadeaubonnen die je hebt gekregen in je account. Misschien vragen we je eerst in te loggen. De link is zeven dagen geldig.',
    },
    button: { en: 'Confirm my address', nl: 'Bevestig mijn adres' },
    ignore: {
      en: 'Not you? You can ignore this email: nobody can see anything of yours.',
      nl: 'Was jij het niet? Dan hoef je niets te doen: niemand krijgt iets van jou te zien.',
    },
  },
  /** For customers who forgot their password. */
  NEW_PASSWORD: {
    subject: { en: 'Choose a new password', nl: 'Kies een nieuw wachtwoord' },
    heading: { en: 'A new password', nl: 'Een nieuw wachtwoord' },
    body: {
      en: 'With this link you choose a new password for your account at {brand}. It works once, within the next hour.',
      nl: 'Met deze link kies je een nieuw wachtwoord voor je account bij {brand}. Hij werkt één keer, het komende uur.',
    },
    button: { en: 'Choose a password', nl: 'Kies een wachtwoord' },
    ignore: {
      en: 'You did not ask for it? Then do nothing: your password stays as it is.',
      nl: 'Heb je hier niet om gevraagd? Doe dan niets: je wachtwoord blijft zoals het is.',
    },
  },
} as const
const PAGES = { CONFIRM_EMAIL: ROUTES.confirmEmail, NEW_PASSWORD: ROUTES.newPassword } as const

/** A mail with one link, sent to the address that the link is for. */
export function writeAccountLink(parts: AccountsParts, shop: Localised, link: AccountLink): Promise<Mail> {
  const text = textsIn(shop, TEXTS[link.purpose])
  const page = parts.originOf(shop.storefront) + localPath(shop, PAGES[link.purpose])
  return writeLetter(parts, shop, {
    messageId: `account-link.${link.id}`,
    to: link.email,
    subject: text('subject'),
    preview: text('heading'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body')}</p>
        <MailButton look={look} href={`${page}?token=${linkToken(parts, link)}`}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
      </>
    ),
  })
}
