import { MailButton, MailHeading } from '../../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { localPath, type StorefrontContext, speak, writeLetter } from '../../storefronts/index.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { Customer } from '../customer.ts'
import type { NoticeName } from '../jobs/account-jobs.ts'

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
} as const

type Shop = Pick<StorefrontContext, 'storefront' | 'language'>
type Told = { customer: Pick<Customer, 'email'>; notice: NoticeName; noticeId: string }

/** To the owner of an account, after something that a thief would do too. */
export function writeNotice(parts: AccountsParts, shop: Shop, { customer, notice, noticeId }: Told): Promise<Mail> {
  const text = speak(shop, TEXTS[notice])
  return writeLetter(parts, shop, {
    messageId: `notice.${noticeId}`,
    to: customer.email,
    subject: text('subject'),
    preview: text('subject'),
    write: (look) => (
      <>
        <MailHeading>{text('subject')}</MailHeading>
        <p>{text('body')}</p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + localPath(shop, ROUTES.forgotPassword)}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
