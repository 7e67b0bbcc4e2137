import type { Art } from '../../platform/art.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Limits } from '../../platform/rate-limits/limits.ts'
import type { GiftcardsParts } from '../giftcards/index.ts'
import type { LetterParts } from '../storefronts/index.ts'

/** What this module needs in addition to the context of a request or a job. */
export type DoublerParts = LetterParts &
  Pick<GiftcardsParts, 'cardKeys' | 'keyFor'> & {
    captcha: Captcha
    limits: Limits
    mailer: Mailer
    art: Art
  }
