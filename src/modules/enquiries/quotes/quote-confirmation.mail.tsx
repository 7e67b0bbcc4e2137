import { MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { writePromisedTime } from '#shared/promised-time.ts'
import { type Localised, localeOf, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import type { QuoteRequest } from './quotes.store.ts'
import { listWishes } from './write-wish.ts'

const TEXTS = {
  subject: { en: 'Your quote request {number}', nl: 'Je offerteaanvraag {number}' },
  heading: { en: 'Your request is with us', nl: 'Je aanvraag is binnen' },
  byMail: {
    en: 'Thank you for asking {brand} for a quote. You’ll hear from us by {time}: we’ll write to this address.',
    nl: 'Bedankt voor je offerteaanvraag bij {brand}. Uiterlijk {time} hoor je van ons: we mailen je op dit adres.',
  },
  byPhone: {
    en: 'Thank you for asking {brand} for a quote. You’ll hear from us by {time}: we’ll give you a call.',
    nl: 'Bedankt voor je offerteaanvraag bij {brand}. Uiterlijk {time} hoor je van ons: we bellen je.',
  },
  number: { en: 'Request number', nl: 'Aanvraagnummer' },
  wishes: { en: 'Gift cards', nl: 'Cadeaubonnen' },
  questions: {
    en: 'Anything to add? Reply to this email, or call {phone} and mention the number.',
    nl: 'Wil je iets toevoegen? Beantwoord deze mail, of bel {phone} en noem het nummer.',
  },
  ignore: {
    en: 'Didn’t ask for a quote? Somebody may have mistyped their address. You can ignore this email.',
    nl: 'Geen offerte aangevraagd? Misschien heeft iemand een typefout gemaakt. Je kunt deze mail negeren.',
  },
} as const

/** Repeats no typed text, because the address may belong to a stranger. Product titles and numbers are our own. */
export function writeQuoteConfirmation(parts: EnquiriesParts, request: QuoteRequest, shop: Localised): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const { number, details, answerBy, receivedAt } = request
  const { salesEmail } = shop.storefront.company
  const time = writePromisedTime(answerBy, receivedAt, { locale: localeOf(shop), timeZone: shop.storefront.timeZone })
  const promise = text(details.contactPreference === 'PHONE' ? 'byPhone' : 'byMail', { time })
  const wishes = listWishes(details, shop)
  return writeLetter(parts, shop, {
    messageId: `quote-confirmation.${request.id}`,
    to: request.email,
    replyTo: salesEmail,
    subject: text('subject', { number }),
    preview: promise,
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{promise}</p>
        <p>
          {text('number')}: <strong>{number}</strong>
          {wishes.length > 0 && (
            <>
              <br />
              {text('wishes')}: {wishes.join('; ')}
            </>
          )}
        </p>
        <p>{text('questions')}</p>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
      </>
    ),
  })
}
