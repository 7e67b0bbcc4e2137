import { MailButton, MailHeading } from '../../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { BankTransferTable, type Order } from '../../orders/index.ts'
import type { BankTransfer } from '../../payments/index.ts'
import { localPath, type StorefrontContext, speak, writeLetter } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

const TEXTS = {
  subject: { en: 'Your order is waiting for your transfer', nl: 'Je bestelling wacht op je overschrijving' },
  heading: { en: 'Nearly there', nl: 'Bijna klaar' },
  body: {
    en: 'Order {number} is kept for you. Transfer the amount from your bank, and name the reference: by it we know your order.',
    nl: 'We houden bestelling {number} voor je vast. Maak het bedrag over en vermeld het kenmerk: daaraan herkennen we je bestelling.',
  },
  afterwards: {
    en: 'It takes one to three working days until the money is with us. Then we confirm, and the gift cards go out at once or on the day you have chosen.',
    nl: 'Het duurt één tot drie werkdagen voordat het geld bij ons is. Dan krijg je een bevestiging, en gaan de cadeaubonnen meteen de deur uit, of op de dag die je hebt gekozen.',
  },
  button: { en: 'To your order', nl: 'Naar je bestelling' },
} as const

export type AwaitedTransfer = { order: Order; transfer: BankTransfer; to: string }

/**
 * What to tell the bank, for buyers who have closed the page that said it. Anybody can have it sent to any address without paying, so it repeats nothing of
 * what was typed.
 */
export function writeTransferMail(
  parts: CheckoutParts,
  shop: StorefrontContext,
  { order, transfer, to }: AwaitedTransfer,
): Promise<Mail> {
  const text = speak(shop, TEXTS)
  const page = localPath(shop, ROUTES.thankYou.replace('$uuid', order.id))
  return writeLetter(parts, shop, {
    messageId: `transfer.${order.id}.${transfer.reference}`,
    to,
    subject: text('subject'),
    preview: text('subject'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body', { number: String(order.number) })}</p>
        <BankTransferTable transfer={transfer} look={look} shop={shop} />
        <p>{text('afterwards')}</p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + page}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
