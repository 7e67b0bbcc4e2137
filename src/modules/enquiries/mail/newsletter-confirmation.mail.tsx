import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { type Localised, localPath, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { WaitingSubscription } from '../enquiries.store.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { newsletterTokens } from '../newsletter-tokens.ts'

const TEXTS = {
  subject: { en: 'Please confirm your newsletter from {brand}', nl: 'Bevestig je nieuwsbrief van {brand}' },
  heading: { en: 'One click to go', nl: 'Nog één klik' },
  body: {
    en: 'Somebody, hopefully you, asked for the newsletter of {brand} at this address. Shall we send it? The link is valid for seven days.',
    nl: 'Iemand, hopelijk jij, vroeg om de nieuwsbrief van {brand} op dit adres. Zullen we hem sturen? De link is zeven dagen geldig.',
  },
  button: { en: 'Confirm my subscription', nl: 'Bevestig mijn aanmelding' },
  ignore: {
    en: 'Not you? You can ignore this email: nothing more will be sent.',
    nl: 'Was jij het niet? Doe dan niets, dan sturen we niets.',
  },
  unsubscribe: { en: 'I do not want this newsletter', nl: 'Ik wil deze nieuwsbrief niet' },
} as const

/** Asks an address whether it wants the newsletter. */
export async function writeNewsletterConfirmation(
  parts: EnquiriesParts,
  subscription: WaitingSubscription,
  shop: Localised,
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const origin = parts.originOf(shop.storefront)
  const tokens = newsletterTokens(parts.keyFor('newsletter'), subscription.id)
  const page = origin + localPath(shop, ROUTES.newsletterConfirm)
  const letter = await writeLetter(parts, shop, {
    messageId: `newsletter.${subscription.id}.${subscription.requestedAt.getTime()}`,
    to: subscription.email,
    subject: text('subject'),
    preview: text('heading'),
    footer: ({ colours }) => (
      <p>
        <a href={`${page}?unsubscribe=${tokens.unsubscribe}`} style={{ color: colours.inkSoft }}>
          {text('unsubscribe')}
        </a>
      </p>
    ),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body')}</p>
        <MailButton look={look} href={`${page}?token=${tokens.confirm}`}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
      </>
    ),
  })
  return {
    ...letter,
    headers: {
      'List-Unsubscribe': `<${origin}/newsletter/unsubscribe/?token=${tokens.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
