import { MailButton, MailHeading } from '../../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { localPath, type StorefrontContext, speak, writeLetter } from '../../storefronts/index.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { AccountLink } from '../emails/account-links.store.ts'

const TEXTS = {
  subject: { en: 'Please confirm your email address', nl: 'Bevestig je e-mailadres' },
  heading: { en: 'Is this your address?', nl: 'Is dit jouw adres?' },
  body: {
    en: 'An account at {brand} was given this address. Confirm that it is yours, and you will find your earlier orders and the gift cards you were sent in your account. The link is valid for seven days.',
    nl: 'Bij een account van {brand} is dit adres opgegeven. Bevestig dat het van jou is, dan vind je je eerdere bestellingen en de cadeaubonnen die je hebt gekregen in je account. De link is zeven dagen geldig.',
  },
  button: { en: 'Confirm my address', nl: 'Bevestig mijn adres' },
  ignore: {
    en: 'It was not you? Then do nothing: nobody sees anything of yours.',
    nl: 'Was jij het niet? Doe dan niets: niemand krijgt iets van jou te zien.',
  },
} as const

type Shop = Pick<StorefrontContext, 'storefront' | 'language'>

/** Asks whether an address belongs to whoever gave it. */
export function writeEmailConfirmation(
  parts: AccountsParts,
  shop: Shop,
  { link, token }: { link: AccountLink; token: string },
): Promise<Mail> {
  const text = speak(shop, TEXTS)
  const href = `${parts.originOf(shop.storefront)}${localPath(shop, ROUTES.confirmEmail)}?token=${token}`
  return writeLetter(parts, shop, {
    messageId: `confirm-email.${link.id}`,
    to: link.email,
    subject: text('subject'),
    preview: text('heading'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body')}</p>
        <MailButton look={look} href={href}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
      </>
    ),
  })
}
