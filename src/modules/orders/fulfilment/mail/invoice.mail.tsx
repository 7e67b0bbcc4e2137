import { type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Order } from '../../order.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { invoicePath } from '../invoice/invoice-path.ts'
import type { Invoice } from '../invoice/invoices.store.ts'
import { AmountDueBlock } from './amount-due-block.tsx'

const TEXTS = {
  subject: { en: 'Invoice for order {number} at {brand}', nl: 'Factuur voor bestelling {number} bij {brand}' },
  heading: { en: 'Invoice for order {number}', nl: 'Factuur voor bestelling {number}' },
  body: {
    en: '{name} ordered gift cards and gave this address for the invoice.',
    nl: '{name} heeft cadeaubonnen besteld en dit adres voor de factuur opgegeven.',
  },
  bodyActivation: {
    en: '{name} activated gift cards and gave this address for the invoice.',
    nl: '{name} heeft cadeaubonnen geactiveerd en dit adres voor de factuur opgegeven.',
  },
  reference: { en: 'Your reference: {reference}', nl: 'Jullie referentie: {reference}' },
  paid: { en: 'It has been paid: there is nothing left to do.', nl: 'Hij is betaald: je hoeft niets meer te doen.' },
  button: { en: 'Download the invoice (PDF)', nl: 'Download de factuur (pdf)' },
} as const

/** Sent to a company's bookkeeper. It shows no gifts and no links to them. */
export function writeInvoiceMail(
  parts: FulfilmentParts,
  shop: StorefrontContext,
  { order, invoice, to }: { order: Order; invoice: Invoice; to: string },
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const number = String(order.number)
  const { firstName, lastName, companyName, referenceNumber } = order.billingAddress ?? {}
  const name = [`${firstName ?? ''} ${lastName ?? ''}`.trim(), companyName].filter(Boolean).join(', ')
  return writeLetter(parts, shop, {
    messageId: `invoice.${order.id}`,
    to,
    subject: text('subject', { number }),
    preview: text('heading', { number }),
    write: (look) => (
      <>
        <MailHeading>{text('heading', { number })}</MailHeading>
        <p>{text(order.kind === 'ACTIVATION' ? 'bodyActivation' : 'body', { name })}</p>
        {referenceNumber && <p>{text('reference', { reference: referenceNumber })}</p>}
        {!invoice.body.isUnpaid && <p>{text('paid')}</p>}
        <AmountDueBlock invoice={invoice} look={look} shop={shop} />
        <MailButton look={look} href={parts.originOf(shop.storefront) + invoicePath(parts, order.id)}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
