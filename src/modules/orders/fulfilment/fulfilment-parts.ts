import type { Art } from '../../../platform/art.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { GiftcardsParts } from '../../giftcards/index.ts'
import type { Storefront } from '../../storefronts/index.ts'

/** What fulfilling needs beside the context of a request or a job. */
export type FulfilmentParts = GiftcardsParts & {
  mailer: Mailer
  art: Art
  /** Where a storefront is reached by whoever reads a mail. */
  originOf: (storefront: Storefront) => string
}
