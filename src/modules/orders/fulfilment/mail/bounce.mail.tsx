import { type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { GiftOfOrder } from '../gift.ts'
import { orderPageUrl } from './mail-parts.tsx'

const TEXTS = {
  subject: { en: 'One of your gifts could not be delivered', nl: 'Een van je cadeaus kon niet worden bezorgd' },
  heading: { en: 'Is the address right?', nl: 'Klopt het adres?' },
  body: {
    en: 'We tried several times to send your gift to {receiver}, but the email server there does not accept it. Nothing is lost: correct the address and we will send it at once.',
    nl: 'We hebben je cadeau meerdere keren naar {receiver} gestuurd, maar de mailserver daar neemt het niet aan. Er is niets verloren: verbeter het adres en we sturen het meteen.',
  },
  button: { en: 'Correct the address', nl: 'Verbeter het adres' },
} as const

/** Sent to the buyer after the last attempt failed. */
export function writeBounceMail(
  parts: FulfilmentParts,
  shop: StorefrontContext,
  { order, shipment, gift }: GiftOfOrder,
): Promise<Mail> {
  const buyer = order.billingAddress?.email
  if (!buyer) throw new Error(`Order ${order.number} has no e-mail address`)
  const text = textsIn(shop, TEXTS)
  const receiver = deliveryAddressOf(order, shipment)?.email ?? ''
  return writeLetter(parts, shop, {
    messageId: `bounce.${shipment.id}.${gift.attempt}`,
    to: buyer,
    subject: text('subject'),
    preview: text('heading'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body', { receiver })}</p>
        <MailButton look={look} href={orderPageUrl(parts, shop, order)}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
