import type { Art } from '../../platform/art.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { GiftcardsParts } from '../giftcards/index.ts'
import type { PaymentsParts } from '../payments/index.ts'
import type { Storefront } from '../storefronts/index.ts'

/** What this module needs beside the context of a request or a job. */
export type CheckoutParts = GiftcardsParts &
  PaymentsParts & {
    captcha: Captcha
    mailer: Mailer
    art: Art
    /** Where a storefront is reached from a mail. */
    originOf: (storefront: Storefront) => string
  }
