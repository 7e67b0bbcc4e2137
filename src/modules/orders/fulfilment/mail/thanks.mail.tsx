import { type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { GiftOfOrder } from '../gift.ts'
import { MailMessage, orderPageUrl, writeContents } from './mail-parts.tsx'
import { subjectName } from './subject-name.ts'

const TEXTS = {
  subject: { en: '{name} says thank you', nl: '{name} bedankt je' },
  subjectUnnamed: { en: 'A thank-you for your gift', nl: 'Een bedankje voor je cadeau' },
  body: { en: 'Your gift has arrived, and these words came back:', nl: 'Je cadeau is aangekomen, en dit kreeg je terug:' },
  gift: {
    en: 'It was for your gift from order {number}: {gifts}.',
    nl: 'Het was voor je cadeau van bestelling {number}: {gifts}.',
  },
  button: { en: 'See your gifts', nl: 'Bekijk je cadeaus' },
  private: {
    en: 'We passed this on for them. Your email address stays with us, so an answer to this email reaches us and not them.',
    nl: 'Wij gaven dit door. Je e-mailadres blijft bij ons, dus een antwoord op deze mail komt bij ons aan en niet bij de ontvanger.',
  },
} as const

/** Sent once, from the recipient of a gift to its buyer. The recipient's text is plain text. */
export function writeThanksMail(
  parts: FulfilmentParts,
  shop: StorefrontContext,
  { order, shipment, to, thanks }: Omit<GiftOfOrder, 'gift'> & { to: string; thanks: string },
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const name = subjectName(deliveryAddressOf(order, shipment)?.firstName)
  const subject = name ? text('subject', { name }) : text('subjectUnnamed')
  return writeLetter(parts, shop, {
    messageId: `thanks.${shipment.id}`,
    to,
    subject,
    preview: subject,
    write: (look) => (
      <>
        <MailHeading>{subject}</MailHeading>
        <p>{text('body')}</p>
        <MailMessage look={look} message={thanks} />
        <p>{text('gift', { number: String(order.number), gifts: writeContents(shipment) })}</p>
        <MailButton look={look} href={orderPageUrl(parts, shop, order)}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('private')}</p>
      </>
    ),
  })
}
