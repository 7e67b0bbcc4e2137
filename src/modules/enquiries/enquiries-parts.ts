import type { KeyObject } from 'node:crypto'
import type { Art } from '../../platform/art.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Limits } from '../../platform/rate-limits/limits.ts'
import type { Storefront } from '../storefronts/index.ts'

/** What this module needs in addition to the context of a request or a job. */
export type EnquiriesParts = {
  captcha: Captcha
  limits: Limits
  mailer: Mailer
  art: Pick<Art, 'readImage'>
  /** The origin of a storefront for links in mails. */
  originOf: (storefront: Storefront) => string
  /** Derives a key for one purpose. The name of a purpose starts with the module's name. */
  keyFor: (purpose: string) => KeyObject
}
