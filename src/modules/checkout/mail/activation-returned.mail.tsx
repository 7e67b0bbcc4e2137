import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { formatMoney, toApiMoney } from '#shared/money.ts'
import { ROUTES } from '#shared/paths.ts'
import type { Order } from '../../orders/index.ts'
import { localeOf, localPath, type StorefrontContext, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

const TEXTS = {
  subject: { en: 'We are returning your payment', nl: 'Je krijgt je betaling terug' },
  body: {
    en: 'Thank you for order {number}. While you were paying, somebody else activated one of its cards. A card can be activated only once, so this order did not activate any.',
    nl: 'Bedankt voor bestelling {number}. Terwijl je betaalde, heeft iemand anders een van de kaarten geactiveerd. Dat kan maar één keer per kaart, dus met deze bestelling is geen enkele kaart geactiveerd.',
  },
  money: {
    en: 'We are returning your {amount} in full, the way you paid it. You do not need to do anything. It can take a few working days to arrive.',
    nl: 'We storten je {amount} helemaal terug, op dezelfde manier als je hebt betaald. Je hoeft niets te doen. Het kan een paar werkdagen duren.',
  },
  next: {
    en: 'Do you have cards that still need to be activated? You can place a new order for them. If you did not expect this, reply to this email.',
    nl: 'Heb je nog kaarten die niet actief zijn? Plaats daarvoor een nieuwe bestelling. Klopt er iets niet? Antwoord dan op deze mail.',
  },
  button: { en: 'Activate cards', nl: 'Kaarten activeren' },
} as const

/** For a payer who has closed the page that showed this. It contains no card numbers. */
export function writeActivationReturnedMail(
  parts: CheckoutParts,
  shop: StorefrontContext,
  { order, to }: { order: Order; to: string },
): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const paid = toApiMoney({ currency: order.currency, minor: order.frozenTotals?.totalMinor ?? 0 })
  return writeLetter(parts, shop, {
    messageId: `activation-returned.${order.id}`,
    to,
    replyTo: shop.storefront.company.email,
    subject: text('subject'),
    preview: text('subject'),
    write: (look) => (
      <>
        <MailHeading>{text('subject')}</MailHeading>
        <p>{text('body', { number: String(order.number) })}</p>
        <p>{text('money', { amount: formatMoney(paid, localeOf(shop)) })}</p>
        <p>{text('next')}</p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + localPath(shop, ROUTES.activate)}>
          {text('button')}
        </MailButton>
      </>
    ),
  })
}
