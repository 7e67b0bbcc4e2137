import type { Art } from '#platform/art.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Wallet } from '#platform/wallet/wallet.ts'
import type { GiftcardsParts } from '../../giftcards/index.ts'
import type { Storefront } from '../../storefronts/index.ts'

/** What fulfilment needs in addition to the context of a request or a job. */
export type FulfilmentParts = GiftcardsParts & {
  mailer: Mailer
  art: Art
  /** Undefined when no cards for phone wallets are offered. */
  wallet?: Wallet | undefined
  /** The origin of a storefront for links in mails. */
  originOf: (storefront: Storefront) => string
}
