import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { readBritishAccount } from '#shared/iban.ts'
import { ROUTES } from '#shared/paths.ts'
import { BankTransferTable, type Order } from '../../orders/index.ts'
import type { BankTransfer } from '../../payments/index.ts'
import { localPath, type StorefrontContext, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

const TEXTS = {
  subject: { en: 'Your order is waiting for your transfer', nl: 'Je bestelling wacht op je overschrijving' },
  heading: { en: 'Nearly there', nl: 'Bijna klaar' },
  body: {
    en: 'We are holding order {number} for you. Please transfer the amount from your bank. Use this reference so we can match your payment.',
    nl: 'We houden bestelling {number} voor je vast. Maak het bedrag over en vermeld het kenmerk, dan weten we dat de betaling van jou is.',
  },
  bodyActivation: {
    en: 'Please transfer the amount for activation {number} from your bank. Use this reference so we can match your payment.',
    nl: 'Maak het bedrag voor activering {number} over en vermeld het kenmerk, dan weten we dat de betaling van jou is.',
  },
  arrives: {
    en: 'It usually takes one to three working days to arrive.',
    nl: 'Meestal duurt het één tot drie werkdagen voordat het geld er is.',
  },
  arrivesFast: {
    en: 'Sent as a Faster Payment, it usually arrives within two hours.',
    nl: 'Met Faster Payments is het geld er meestal binnen twee uur.',
  },
  afterwards: {
    en: 'Then we confirm by email, and the gift cards go out straight away or on the day you chose.',
    nl: 'Daarna krijg je een bevestiging per e-mail en gaan de cadeaubonnen meteen de deur uit, of op de dag die je hebt gekozen.',
  },
  afterwardsActivation: {
    en: 'Then your cards become active, and we confirm by email.',
    nl: 'Daarna worden je kaarten geactiveerd en krijg je een bevestiging per e-mail.',
  },
  button: { en: 'Go to your order', nl: 'Naar je bestelling' },
} as const

export type AwaitedTransfer = { order: Order; transfer: BankTransfer; to: string }

/** The details for the bank transfer, for buyers who have closed the page that showed them. Anybody can send it to any address without paying, so it repeats no typed text. */
export function writeTransferMail(
  parts: CheckoutParts,
  shop: StorefrontContext,
  { order, transfer, to }: AwaitedTransfer,
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const isActivation = order.kind === 'ACTIVATION'
  const page = localPath(shop, ROUTES.thankYou.replace('$uuid', order.id))
  return writeLetter(parts, shop, {
    messageId: `transfer.${order.id}.${transfer.reference}`,
    to,
    subject: text('subject'),
    preview: text('subject'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text(isActivation ? 'bodyActivation' : 'body', { number: String(order.number) })}</p>
        <BankTransferTable transfer={transfer} look={look} shop={shop} />
        <p>
          {text(readBritishAccount(transfer.accountNumber ?? '') ? 'arrivesFast' : 'arrives')}{' '}
          {text(isActivation ? 'afterwardsActivation' : 'afterwards')}
        </p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + page}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
