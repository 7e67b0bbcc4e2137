import { MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { type Localised, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import type { ContactMessage } from './contact.store.ts'

const TEXTS = {
  subject: { en: 'We have received your message', nl: 'We hebben je bericht ontvangen' },
  heading: { en: 'Thank you for your message', nl: 'Bedankt voor je bericht' },
  body: {
    en: 'Your message has reached {brand}. Most answers go out within a few hours, and all of them within two working days. We’ll write to this address.',
    nl: 'Je bericht is bij {brand} aangekomen. Meestal antwoorden we binnen een paar uur, en altijd binnen twee werkdagen. We mailen je op dit adres.',
  },
  urgent: {
    en: 'Is it urgent? Call {phone}. We are there {hours}.',
    nl: 'Heeft het haast? Bel {phone}. We zijn er {hours}.',
  },
  ignore: {
    en: 'Didn’t write to us? Somebody may have mistyped their address. You can ignore this email.',
    nl: 'Heb je ons niet geschreven? Misschien heeft iemand een typefout gemaakt. Je kunt deze mail negeren.',
  },
} as const

/** Repeats no typed text, because the address may belong to a stranger. */
export function writeContactConfirmation(parts: EnquiriesParts, { id, email }: ContactMessage, shop: Localised): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  return writeLetter(parts, shop, {
    messageId: `contact-confirmation.${id}`,
    to: email,
    subject: text('subject'),
    preview: text('heading'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body')}</p>
        <p>{text('urgent')}</p>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
      </>
    ),
  })
}
