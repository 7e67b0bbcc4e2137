import { type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { GiftOfOrder } from '../gift.ts'
import { createWriter, orderPageUrl, writeContents } from './mail-parts.tsx'
import { subjectName } from './subject-name.ts'

const TEXTS = {
  subject: { en: '{name} opened your gift', nl: '{name} heeft je cadeau geopend' },
  subjectUnnamed: { en: 'Your gift has been opened', nl: 'Je cadeau is geopend' },
  body: {
    en: 'Your gift from order {number} ({gifts}) was opened on {moment}.',
    nl: 'Je cadeau van bestelling {number} ({gifts}) is geopend op {moment}.',
  },
  button: { en: 'See your gifts', nl: 'Bekijk je cadeaus' },
  stop: {
    en: 'You asked us to tell you. You can switch these emails off on that page.',
    nl: 'Je vroeg ons dit te laten weten. Op die pagina kun je deze mails uitzetten.',
  },
} as const

/** Sent once for each gift, to buyers who asked for it. */
export function writeOpenedMail(
  parts: FulfilmentParts,
  shop: StorefrontContext,
  { order, shipment, gift, to }: GiftOfOrder & { to: string },
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const name = subjectName(deliveryAddressOf(order, shipment)?.firstName)
  const subject = name ? text('subject', { name }) : text('subjectUnnamed')
  const moment = gift.openedAt ? createWriter(shop).moment(gift.openedAt) : ''
  return writeLetter(parts, shop, {
    messageId: `opened.${shipment.id}`,
    to,
    subject,
    preview: subject,
    write: (look) => (
      <>
        <MailHeading>{subject}</MailHeading>
        <p>{text('body', { number: String(order.number), gifts: writeContents(shipment), moment })}</p>
        <MailButton look={look} href={orderPageUrl(parts, shop, order)}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('stop')}</p>
      </>
    ),
  })
}
