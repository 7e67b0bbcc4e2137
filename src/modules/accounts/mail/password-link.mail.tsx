import { MailButton, MailHeading } from '../../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { localPath, type StorefrontContext, speak, writeLetter } from '../../storefronts/index.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { AccountLink } from '../emails/account-links.store.ts'

const TEXTS = {
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
} as const

type Shop = Pick<StorefrontContext, 'storefront' | 'language'>

/** The way back in for who has forgotten the password. */
export function writePasswordLink(
  parts: AccountsParts,
  shop: Shop,
  { link, token }: { link: AccountLink; token: string },
): Promise<Mail> {
  const text = speak(shop, TEXTS)
  const href = `${parts.originOf(shop.storefront)}${localPath(shop, ROUTES.newPassword)}?token=${token}`
  return writeLetter(parts, shop, {
    messageId: `new-password.${link.id}`,
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
