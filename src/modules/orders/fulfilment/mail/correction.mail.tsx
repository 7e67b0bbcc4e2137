import { type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Order, Shipment } from '../../order.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import type { Change } from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { writeArrival } from './arrival-text.ts'
import { orderPageUrl, writeContents } from './mail-parts.tsx'

const TEXTS = {
  subject: { en: 'One of your gifts goes to another address', nl: 'Een van je cadeaus gaat naar een ander adres' },
  heading: { en: 'Did you change this address?', nl: 'Heb je dit adres gewijzigd?' },
  mail: {
    en: 'Your gift of order {number} ({gifts}) goes to {receiver} from now on.',
    nl: 'Je cadeau van bestelling {number} ({gifts}) gaat vanaf nu naar {receiver}.',
  },
  post: {
    en: 'Your parcel of order {number} ({gifts}) goes to another postal address from now on.',
    nl: 'Je pakket van bestelling {number} ({gifts}) gaat vanaf nu naar een ander postadres.',
  },
  subjectDate: { en: 'One of your gifts has a new date', nl: 'Een van je cadeaus heeft een nieuwe datum' },
  headingDate: { en: 'Did you change this date?', nl: 'Heb je deze datum gewijzigd?' },
  date: {
    en: 'Your gift of order {number} ({gifts}): {arrival}.',
    nl: 'Je cadeau van bestelling {number} ({gifts}): {arrival}.',
  },
  doubt: {
    en: 'If it was you, there is nothing to do. If not, somebody else has the link from your confirmation: correct it before the gift is opened or posted, and write to customer support.',
    nl: 'Was jij het, dan hoef je niets te doen. Zo niet, dan heeft iemand anders de link uit je bevestiging: zet het recht voordat het cadeau is geopend of verzonden, en schrijf onze klantenservice.',
  },
  button: { en: 'See where your gifts go', nl: 'Bekijk waar je cadeaus heen gaan' },
} as const

type Corrected = { order: Order; shipment: Shipment; correctionId: string; change: Change; to: string }

/**
 * Sent to the buyer for every change, because the buyer may have passed on the confirmation with its link. A postal address is text from another
 * person, so it is shown only on the page.
 */
export function writeCorrectionMail(
  parts: FulfilmentParts,
  shop: StorefrontContext,
  { order, shipment, correctionId, change, to }: Corrected,
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const receiver = deliveryAddressOf(order, shipment)?.email ?? ''
  const number = String(order.number)
  const isDate = change === 'DATE'
  const heading = text(isDate ? 'headingDate' : 'heading')
  const address = shipment.kind === 'DIGITAL' ? 'mail' : 'post'
  const changed = isDate ? 'date' : address
  return writeLetter(parts, shop, {
    messageId: `correction.${correctionId}`,
    to,
    subject: text(isDate ? 'subjectDate' : 'subject'),
    preview: heading,
    write: (look) => (
      <>
        <MailHeading>{heading}</MailHeading>
        <p>{text(changed, { number, gifts: writeContents(shipment), receiver, arrival: writeArrival(shop, shipment) })}</p>
        <p>{text('doubt')}</p>
        <MailButton look={look} href={orderPageUrl(parts, shop, order)}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
