import { MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { writePromisedTime } from '#shared/promised-time.ts'
import { type Localised, localeOf, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { MailFacts } from '../mail-facts.tsx'
import type { QuoteRequest } from './quotes.store.ts'
import { listWishes } from './write-wish.ts'

const TEXTS = {
  subject: { en: 'Quote request {number}: answer by {time}', nl: 'Offerteaanvraag {number}: antwoord uiterlijk {time}' },
  heading: { en: 'Quote request {number}', nl: 'Offerteaanvraag {number}' },
  due: { en: 'Answer by', nl: 'Antwoord uiterlijk' },
  how: { en: 'Wants to hear from us', nl: 'Wil van ons horen' },
  EMAIL: { en: 'by email', nl: 'per e-mail' },
  PHONE: { en: 'by phone', nl: 'telefonisch' },
  company: { en: 'Company', nl: 'Bedrijf' },
  vatNumber: { en: 'VAT number', nl: 'Btw-nummer' },
  kvkNumber: { en: 'Chamber of Commerce number', nl: 'KVK-nummer' },
  person: { en: 'Contact', nl: 'Contactpersoon' },
  email: { en: 'Email', nl: 'E-mail' },
  phone: { en: 'Phone', nl: 'Telefoon' },
  message: { en: 'Message', nl: 'Bericht' },
  remark: { en: 'Remark', nl: 'Opmerking' },
  wishes: { en: 'Gift cards', nl: 'Cadeaubonnen' },
  neededOn: { en: 'Needed on', nl: 'Nodig op' },
  language: { en: 'Language of the buyer', nl: 'Taal van de koper' },
  attached: {
    en: 'The attached list comes from a visitor. Open it without macros and links.',
    nl: 'De bijgevoegde lijst komt van een bezoeker. Open hem zonder macro’s en links.',
  },
} as const

type Sent = { request: QuoteRequest; attachment: { fileType: string; content: Buffer } | undefined }

/** A reply goes to the buyer. Subject and file name contain no typed text. */
export async function writeQuoteToSales(parts: EnquiriesParts, { request, attachment }: Sent, shop: Localised): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const { number, details, receivedAt, answerBy } = request
  const time = writePromisedTime(answerBy, receivedAt, { locale: localeOf(shop), timeZone: shop.storefront.timeZone })
  const letter = await writeLetter(parts, shop, {
    messageId: `quote-to-sales.${request.id}`,
    to: shop.storefront.company.salesEmail,
    replyTo: request.email,
    subject: text('subject', { number, time }),
    preview: `${text('due')} ${time}`,
    write: () => (
      <>
        <MailHeading>{text('heading', { number })}</MailHeading>
        <MailFacts
          facts={[
            [text('due'), time],
            [text('how'), text(details.contactPreference)],
            [text('company'), details.companyName],
            [text('vatNumber'), details.vatNumber],
            [text('kvkNumber'), details.kvkNumber],
            [text('person'), `${details.firstName} ${details.lastName}`],
            [text('email'), request.email],
            [text('phone'), details.phoneNumber],
            [text('message'), details.message],
            [text('remark'), details.remark],
            [text('wishes'), listWishes(details, shop).join('\n')],
            [text('neededOn'), details.neededOn],
            [text('language'), request.language],
          ]}
        />
        {attachment && <p style={{ margin: 0 }}>{text('attached')}</p>}
      </>
    ),
  })
  if (!attachment) return letter
  return { ...letter, attachments: [{ filename: `receivers-${number}.${attachment.fileType}`, content: attachment.content }] }
}
