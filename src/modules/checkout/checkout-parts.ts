import type { Art } from '../../platform/art.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { GiftcardsParts } from '../giftcards/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import type { Storefront } from '../storefronts/index.ts'

/** What this module needs in addition to the context of a request or a job. */
export type CheckoutParts = GiftcardsParts & {
  payments: PaymentProvider
  captcha: Captcha
  mailer: Mailer
  art: Art
  /** The origin of a storefront for links in mails. */
  originOf: (storefront: Storefront) => string
}
