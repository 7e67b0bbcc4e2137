import { MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { type Localised, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { MailFacts } from '../mail-facts.tsx'
import type { ContactMessage } from './contact.store.ts'

const TEXTS = {
  subject: { en: 'Contact form: {topic}', nl: 'Contactformulier: {topic}' },
  aboutOrder: { en: 'Contact form: {topic}, order {order}', nl: 'Contactformulier: {topic}, bestelling {order}' },
  heading: { en: 'A message from the contact form', nl: 'Een bericht via het contactformulier' },
  name: { en: 'Name', nl: 'Naam' },
  email: { en: 'Email', nl: 'E-mail' },
  topic: { en: 'Topic', nl: 'Onderwerp' },
  order: { en: 'Order number (as typed, not checked)', nl: 'Bestelnummer (zoals ingevuld, niet gecontroleerd)' },
  message: { en: 'Message', nl: 'Bericht' },
  language: { en: 'Language of the sender', nl: 'Taal van de afzender' },
  ORDER: { en: 'an order', nl: 'een bestelling' },
  DELIVERY: { en: 'delivery', nl: 'bezorging' },
  GIFT_CARD: { en: 'a gift card', nl: 'een cadeaubon' },
  PAYMENT: { en: 'a payment', nl: 'een betaling' },
  ACCOUNT: { en: 'an account', nl: 'een account' },
  BUSINESS: { en: 'business gifts', nl: 'zakelijke cadeaus' },
  OTHER: { en: 'something else', nl: 'iets anders' },
} as const

/** A reply goes to the sender. The subject contains only our own words and the digits of the order number. */
export function writeContactToShop(parts: EnquiriesParts, message: ContactMessage, shop: Localised): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const topic = text(message.topic)
  const order = message.orderNumber
  return writeLetter(parts, shop, {
    messageId: `contact-to-shop.${message.id}`,
    to: shop.storefront.company.email,
    replyTo: message.email,
    subject: order ? text('aboutOrder', { topic, order }) : text('subject', { topic }),
    preview: text('heading'),
    write: () => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <MailFacts
          facts={[
            [text('topic'), topic],
            [text('order'), order],
            [text('name'), message.name],
            [text('email'), message.email],
            [text('message'), message.message],
            [text('language'), message.language],
          ]}
        />
      </>
    ),
  })
}
