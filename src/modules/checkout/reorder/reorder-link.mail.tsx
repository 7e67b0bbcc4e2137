import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import type { Order } from '../../orders/index.ts'
import { localPath, type StorefrontContext, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import type { ReorderRequest } from './reorder.store.ts'
import { reorderToken } from './reorder-token.ts'

const TEXTS = {
  subject: { en: 'Order your blank cards again', nl: 'Bestel je blanco kaarten opnieuw' },
  heading: { en: 'Running out of cards?', nl: 'Bijna door je kaarten heen?' },
  body: {
    en: 'Here is the link that you asked for. It shows the packs of your order, ready to be ordered again.',
    nl: 'Hier is de link waar je om vroeg. Je ziet de pakketten van je bestelling, klaar om opnieuw te bestellen.',
  },
  button: { en: 'Order again', nl: 'Opnieuw bestellen' },
  ignore: {
    en: 'Not you? You can ignore this email: nothing is ordered.',
    nl: 'Was jij het niet? Doe dan niets: er wordt niets besteld.',
  },
} as const

type Shop = Pick<StorefrontContext, 'storefront' | 'language'>
type Found = { request: ReorderRequest; order: Order }

export function writeReorderLink(parts: CheckoutParts, { request, order }: Found, shop: Shop): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const href = `${parts.originOf(shop.storefront)}${localPath(shop, ROUTES.reorder)}?token=${reorderToken(parts, order.id)}`
  return writeLetter(parts, shop, {
    messageId: `reorder-link.${request.id}`,
    to: order.billingAddress?.email ?? request.email,
    subject: text('subject'),
    preview: text('body'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body')}</p>
        <MailButton look={look} href={href}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
      </>
    ),
  })
}
