import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { BankTransferTable, proFormaPath } from '../../orders/index.ts'
import { type StorefrontContext, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import type { AwaitedTransfer } from './transfer.mail.tsx'

const TEXTS = {
  subject: { en: 'Pro forma invoice for order {number} at {brand}', nl: 'Pro-formafactuur voor bestelling {number} bij {brand}' },
  heading: { en: 'Pro forma invoice for order {number}', nl: 'Pro-formafactuur voor bestelling {number}' },
  body: {
    en: 'Gift cards were ordered with this email address. Please transfer the amount, and use the reference so we can match your payment.',
    nl: 'Er zijn cadeaubonnen besteld met dit e-mailadres. Maak het bedrag over en vermeld het kenmerk, zodat we de betaling herkennen.',
  },
  bodyActivation: {
    en: 'An activation of gift cards was ordered with this email address. Please transfer the amount, and use the reference so we can match your payment.',
    nl: 'Met dit e-mailadres is een activering besteld. Maak het bedrag over en vermeld het kenmerk, zodat we de betaling herkennen.',
  },
  afterwards: {
    en: 'We send your cards as soon as your payment has arrived, and the invoice with them. This pro forma invoice is not a VAT invoice.',
    nl: 'We versturen je cadeaubonnen zodra je betaling binnen is, met de factuur erbij. Deze pro-formafactuur is geen btw-factuur.',
  },
  afterwardsActivation: {
    en: 'The cards become active as soon as your payment has arrived, and the invoice follows then. This pro forma invoice is not a VAT invoice.',
    nl: 'De kaarten worden geactiveerd zodra je betaling binnen is, en dan volgt ook de factuur. Deze pro-formafactuur is geen btw-factuur.',
  },
  button: { en: 'Download the pro forma invoice (PDF)', nl: 'Download de pro-formafactuur (pdf)' },
} as const

/**
 * Asks the buyer and the company's bookkeeping to pay before anything is sent. Anybody can send it to any address without paying, so it repeats no
 * typed text; name, company and reference are in the PDF.
 */
export function writeProFormaMail(
  parts: CheckoutParts,
  shop: StorefrontContext,
  { order, transfer, to }: AwaitedTransfer,
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const isActivation = order.kind === 'ACTIVATION'
  const number = String(order.number)
  return writeLetter(parts, shop, {
    messageId: `pro-forma.${to === order.billingAddress?.email ? 'buyer' : 'books'}.${order.id}`,
    to,
    subject: text('subject', { number }),
    preview: text('heading', { number }),
    write: (look) => (
      <>
        <MailHeading>{text('heading', { number })}</MailHeading>
        <p>{text(isActivation ? 'bodyActivation' : 'body')}</p>
        <BankTransferTable transfer={transfer} look={look} shop={shop} />
        <p>{text(isActivation ? 'afterwardsActivation' : 'afterwards')}</p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + proFormaPath(parts, order.id)}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
